import type { Frame } from '@clinic/shared/frame';
import { expect, it, vi } from 'vitest';

import { createFrames } from './frames.ts';

const spanish: Frame = { menu: [{ to: '/spa', label: 'Spa' }], footer: [], legal: [], widgets: [] };
const english: Frame = { ...spanish, menu: [{ to: '/spa', label: 'The spa' }] };

it('a language is fetched once', async () => {
  const read = vi.fn(async () => english);
  const frames = createFrames(read, '/data/shell/1');

  expect(await frames('en')).toBe(await frames('en'));
  expect(read).toHaveBeenCalledExactlyOnceWith('/data/shell/1/en/frame.json');
});

it('visitor who changes the language offline keeps the menu, and has the other one once it can be had', async () => {
  let isOffline = true;
  const frames = createFrames(async (url) => {
    if (!url.includes('/en/')) return spanish;
    if (isOffline) throw new TypeError('Failed to fetch');
    return english;
  }, '/data/shell/1');
  await frames('es');

  expect(await frames('en')).toBe(spanish);
  isOffline = false;
  expect(await frames('en')).toBe(english);
});

it('without any language there is no menu to keep: the failure is told', async () => {
  const frames = createFrames(() => Promise.reject(new Error('gone')), '/data/shell/1');

  await expect(frames('es')).rejects.toThrow('gone');
});
