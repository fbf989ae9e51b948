import { sampleSettings } from '@clinic/shared/testing';
import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { renderShell } from '#testing/renderShell.tsx';

import { Notice } from './Notice.tsx';

afterEach(() => {
  vi.useRealTimers();
});

const text = {
  es: 'Cerramos del 10 al 12 por inventario.',
  en: 'We are closed from 10 to 12 for stocktaking.',
};
const site = { ...sampleSettings.site, notices: [{ text, from: '2026-12-10', to: '2026-12-12' }] };

// The clinic's day begins five hours after that of UTC.
it.each([
  ['es', 'before its first day', '2026-12-10T04:59:00Z', false],
  ['es', 'as its first day begins', '2026-12-10T05:00:00Z', true],
  ['en', 'as its last day ends', '2026-12-13T04:59:00Z', true],
  ['en', 'after its last day', '2026-12-13T05:00:00Z', false],
] as const)('visitor (%s) %s reads the notice: %s %s', (lang, _when, now, isShown) => {
  vi.useFakeTimers({ now: new Date(now) });

  renderShell(<Notice isInert={false} />, { lang, site });

  const notice = screen.queryByRole('complementary', { name: lang === 'es' ? 'Aviso' : 'Notice' });
  expect(notice?.textContent).toBe(isShown ? text[lang] : undefined);
});
