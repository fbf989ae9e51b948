import type { Lang } from '@clinic/shared/lang';
import { expect, it, vi } from 'vitest';

import { createFrames } from './frames.ts';

const says = { es: 'Spa', en: 'The spa' };

it('a language is fetched once', async () => {
  const read = vi.fn(async (name: string, lang: Lang) => name + says[lang]);
  const frames = createFrames(read);

  expect(await frames('en')).toBe(await frames('en'));
  expect(read.mock.calls).toEqual([
    ['frame', 'en'],
    ['words', 'en'],
  ]);
});

it('visitor who changes the language offline keeps the menu, and has the other one once it can be had', async () => {
  let isOffline = true;
  const frames = createFrames(async (name, lang) => {
    if (lang === 'en' && isOffline) throw new TypeError('Failed to fetch');
    return name + says[lang];
  });
  const spanish = await frames('es');

  expect(await frames('en')).toBe(spanish);
  isOffline = false;
  expect(await frames('en')).toEqual({ frame: 'frameThe spa', words: 'wordsThe spa' });
});

it('without any language there is no menu to keep: the failure is told', async () => {
  const frames = createFrames(() => Promise.reject(new Error('gone')));

  await expect(frames('es')).rejects.toThrow('gone');
});
