import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { constants, createGzip, type Gzip } from 'node:zlib';

import { Header } from 'tar';
import { expect, it } from 'vitest';

import { readTarball } from './fetchRelease.ts';

/** Packs files of zeros. @param sizes one file each, in bytes */
async function pack(sizes: readonly number[]): Promise<Buffer> {
  const gzip = createGzip({ level: constants.Z_BEST_SPEED });
  const packed = buffer(gzip);
  const write = async (bytes: Buffer, to: Gzip) => {
    if (!to.write(bytes)) await once(to, 'drain');
  };
  for (const [index, size] of sizes.entries()) {
    const header = new Header({ path: `package/${index}.js`, size, type: 'File', mode: 0o644 });
    header.encode();
    await write(header.block ?? Buffer.alloc(0), gzip);
    const padded = Math.ceil(size / 512) * 512;
    for (let left = padded; left > 0; left -= 1_000_000) await write(Buffer.alloc(Math.min(left, 1e6)), gzip);
  }
  gzip.end(Buffer.alloc(1024));
  return packed;
}

it('a team’s release comes out as it went in', async () => {
  const files = await readTarball(await pack([5, 600, 2_000_000]));

  expect([...files].map(([name, { length }]) => [name, length])).toEqual([
    ['0.js', 5],
    ['1.js', 600],
    ['2.js', 2_000_000],
  ]);
});

it.each([
  ['bytes', [400_000_000]],
  ['files', Array.from({ length: 10_001 }, () => 1)],
])('a small tarball with far too many %s is refused before it takes memory', async (_what, sizes) => {
  const tarball = await pack(sizes);
  const before = process.resourceUsage().maxRSS;

  await expect(readTarball(tarball)).rejects.toThrow(
    /more than 300 MB or 10000 files|max decompression ratio/,
  );

  // Kilobytes.
  expect(process.resourceUsage().maxRSS - before).toBeLessThan(100_000);
});
