import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { pictureNames } from '@tesela/content/pictureNames';
import sharp from 'sharp';
import { expect, it, onTestFinished } from 'vitest';

import { cacheOf, listPictures, makePictures } from './pictures.ts';

const photo = (width: number, color: string) =>
  sharp({ create: { width, height: width / 2, channels: 3, background: color } });

/** A package with these photos. @param photos width in px of each, by its file below `pictures/` */
async function packageWith(photos: Readonly<Record<string, number>>): Promise<string> {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'pictures-'));
  onTestFinished(() => rm(dir, { recursive: true }));
  for (const [file, width] of Object.entries(photos)) {
    const target = path.join(dir, 'pictures', file);
    await mkdir(path.dirname(target), { recursive: true });
    await photo(width, '#a08060').toFile(target);
  }
  return dir;
}

it('a photo is made into the formats and widths that its size is good for, once', async () => {
  const dir = await packageWith({ 'team/ana.jpg': 500 });

  const [made] = await makePictures(dir);
  const [file = ''] = made?.files ?? [];
  const first = await stat(path.join(cacheOf(dir), file));
  await makePictures(dir);

  expect(made).toMatchObject({ name: 'team/ana', asset: { width: 500, height: 250, widths: [320, 480] } });
  expect(made?.asset.color).toMatch(/^#[a9][\da-f][78][\da-f][56][\da-f]$/);
  expect(made?.files.every((each) => existsSync(path.join(cacheOf(dir), each)))).toBe(true);
  expect((await stat(path.join(cacheOf(dir), file))).mtimeMs).toBe(first.mtimeMs);
});

it('a photo takes the place of a picture of the same name, and another photo gets another address', async () => {
  const dir = await packageWith({ 'team/ana.jpg': 320 });
  const monogram = { width: 800, height: 1000, color: '#ffffff', widths: [320], version: '00000000' };

  const before = await listPictures(dir, { 'team/ana': monogram, 'team/luis': monogram });
  await photo(320, '#000000').toFile(path.join(dir, 'pictures/team/ana.jpg'));
  const after = await listPictures(dir, { 'team/ana': monogram, 'team/luis': monogram });

  expect(before['team/ana'].version).not.toBe(monogram.version);
  expect(after['team/ana'].version).not.toBe(before['team/ana'].version);
  expect(after['team/luis']).toEqual({ name: 'team/luis', ...monogram });
});

it('content may name what art/ made and what somebody put there', async () => {
  const dir = await packageWith({ 'team/ana.jpg': 320 });
  await writeFile(path.join(dir, 'pictures/team/luis.14e420a2-320.avif'), '');
  await writeFile(path.join(dir, 'pictures/team/luis.14e420a2.webm'), '');

  expect(pictureNames(dir)).toEqual(['team/ana', 'team/luis']);
});

it.each([
  [
    'is too small',
    { 'team/ana.jpg': 200 },
    'is 200 px wide; a picture of team/ has at least 320, better 640',
  ],
  [
    'has a name that no address can have',
    { 'team/Ana Mejía.jpg': 320 },
    'only small letters without accents',
  ],
  ['is there twice', { 'team/ana.jpg': 320, 'team/ana.png': 320 }, 'Keep one of them'],
])('a photo that %s is refused by its file', async (_case, photos, message) => {
  const dir = await packageWith(photos);

  await expect(async () => makePictures(dir)).rejects.toThrow(message);
});

it('a file that is no picture is refused by its name', async () => {
  const dir = await packageWith({ 'team/ana.jpg': 320 });
  await writeFile(path.join(dir, 'pictures/team/luis.jpg'), 'a letter');

  await expect(makePictures(dir)).rejects.toThrow('pictures/team/luis.jpg is not a JPEG or PNG');
});
