import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { expect, it } from 'vitest';

import { writeCompressed } from './files.ts';

it('files are compressed for the network and expand to the same bytes', async () => {
  const file = path.join(await mkdtemp(path.join(os.tmpdir(), 'compress-')), 'a.css');
  await writeFile(file, 'a { color: red; }'.repeat(100));

  await writeCompressed(file, 11);

  const original = await readFile(file);
  expect(brotliDecompressSync(await readFile(`${file}.br`))).toEqual(original);
  expect(gunzipSync(await readFile(`${file}.gz`))).toEqual(original);
});
