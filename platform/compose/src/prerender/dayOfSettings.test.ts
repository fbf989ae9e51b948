import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { expect, it } from 'vitest';

import { dayOfSettings } from './readSettings.ts';

const shipped = path.resolve(import.meta.dirname, '../../../../settings/site.json');
// Noon at the clinic.
const on = (date: string): Date => new Date(`${date}T17:00:00Z`);

async function settingsWith(notices: object[]): Promise<string> {
  const dir = await mkdtemp(path.join(tmpdir(), 'settings-'));
  const site = JSON.parse(await readFile(shipped, 'utf8')) as object;
  await writeFile(path.join(dir, 'site.json'), JSON.stringify({ ...site, notices }));
  return dir;
}

const text = { es: 'Cerramos temprano.', en: 'We close early.' };

it.each([
  ['an ordinary day passes', '2026-11-25', '2026-11-26', true],
  ['a holiday passes', '2026-12-08', '2026-12-09', false],
  ['a notice begins', '2026-11-27', '2026-11-28', false],
  ['a notice ends', '2026-11-30', '2026-12-01', false],
])(
  'a site of the same settings stays the same while %s: %s to %s, %s',
  async (_what, before, after, isSame) => {
    const dir = await settingsWith([{ text, from: '2026-11-28', to: '2026-11-30' }]);

    const [first, second] = await Promise.all([
      dayOfSettings(dir, on(before)),
      dayOfSettings(dir, on(after)),
    ]);

    expect(first === second).toBe(isSame);
  },
);
