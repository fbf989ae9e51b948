import { globSync, statSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from 'playwright/test';

import { siteDir } from './support/site.ts';

/** Files of the composed site and their sizes in bytes. */
function sizes(pattern: string): { file: string; bytes: number }[] {
  const files = globSync(pattern, { cwd: siteDir });
  return files.map((file) => ({ file, bytes: statSync(path.join(siteDir, file)).size }));
}

for (const [what, pattern, atLeast, limit] of [
  ['a pack shot at 480 px', 'pictures/products/*-480.avif', 41, 12_000],
  ['a hero at 1440 px', 'pictures/hero/*-1440.avif', 3, 90_000],
  ['a looping video', 'pictures/spa/*.{webm,mp4}', 10, 400_000],
] as const) {
  test(`${what} weighs at most ${limit / 1000} kB`, () => {
    const found = sizes(pattern);

    expect(found.length).toBeGreaterThanOrEqual(atLeast);
    expect(found.filter(({ bytes }) => bytes > limit)).toEqual([]);
  });
}

test('the fonts of a page weigh at most 65 kB together', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const fonts = [...html.matchAll(/as="font"[^>]*href="\/([^"]+)"/g)].map(([, file = '']) => file);

  expect(fonts).toHaveLength(2);
  const bytes = fonts.reduce((sum, file) => sum + statSync(path.join(siteDir, file)).size, 0);
  expect(bytes).toBeLessThanOrEqual(65_000);
});
