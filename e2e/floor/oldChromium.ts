// Fetches Chromium 116, the oldest Chromium that npm carries. Its package was made for Amazon's functions: the program is
// one compressed file, which needs no more than Debian's Chromium. It is no dependency, because it weighs 59 MB.
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';

import pacote from 'pacote';

const source = '@sparticuz/chromium@116.0.0';
const integrity =
  'sha512-PynBS6fIE9DnQofQFSGMn63sbHxrcQOmQDGfv1p4sXCEw8IjTBqTj1j72/RomhjtnbaTJn3ktuaPCQc6j51sUQ==';

const folder = path.resolve(import.meta.dirname, '../../node_modules/.cache/chromium-116');

export const oldChromium = path.join(folder, 'chromium');

if (process.argv[1] === import.meta.filename && !existsSync(oldChromium)) {
  console.log(`Fetching ${source}`);
  const unpacked = path.join(folder, 'package');
  await pacote.extract(source, unpacked, { integrity });
  const whole = `${oldChromium}.new`;
  await pipeline(
    createReadStream(path.join(unpacked, 'bin/chromium.br')),
    createBrotliDecompress(),
    createWriteStream(whole, { mode: 0o755 }),
  );
  // It gets its name when it is complete.
  await rename(whole, oldChromium);
  await rm(unpacked, { recursive: true });
}
