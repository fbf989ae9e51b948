import { sampleSettings } from '@clinic/shared/testing';
import { afterEach, expect, it, vi } from 'vitest';

import { hasOtherNotice } from './hasOtherNotice.ts';

afterEach(() => void vi.useRealTimers());

const notice = { text: { es: 'Cerrado.', en: 'Closed.' }, from: '2026-12-10', to: '2026-12-12' };

it.each([
  ['before its first day', '2026-12-09', false],
  ['on its days', '2026-12-11', true],
])('a page with a dated notice %s', (_when, day, isOther) => {
  vi.useFakeTimers({ now: new Date(`${day}T12:00:00-05:00`) });
  const site = { ...sampleSettings.site, notices: [notice] };

  const data = { kind: 'page', registry: {}, site, frame: '', documents: {} } as const;
  expect(hasOtherNotice({ title: '', data, scripts: undefined })).toBe(isOther);
});
