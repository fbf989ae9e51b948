import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';

const compressible = /\.(?:html|js|css|json|svg|xml|txt|webmanifest)$/;

/** Smaller files gain nothing that a packet would notice. Bytes. */
const smallest = 512;

/** What takes long goes to Node's other threads. */
const aside = { toBrotli: promisify(brotliCompress), toGzip: promisify(gzip) };

/**
 * Several encoders at once hold so much memory that collecting it costs more than compressing a page: one after the
 * other, 1,182 pages took 26 s of processor time in place of 32.
 */
const atOnce = { toBrotli: brotliCompressSync, toGzip: gzipSync };

/**
 * Writes `.br` and `.gz` siblings of a text file; other files and tiny ones are left alone.
 * @param quality of brotli: 11 for what is compressed once and kept. For pages, which every compose makes anew by the
 * thousand, 8: a product's page of 126 kB takes 3 ms of processor time and becomes 23.4 kB; 9 takes 19 ms, since its
 * tables are made anew for each page, and saves 0.2 %; 10 and 11 take 55 and 140 ms and save 7 and 9 %.
 * @param beside whose siblings they are, where it has another name
 */
export async function writeCompressed(file: string, quality: 8 | 11, beside = file): Promise<void> {
  if (!compressible.test(file)) return;
  const content = await readFile(file);
  if (content.length < smallest) return;
  const chunkSize = 64 * 1024;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    // A window of the file's size, in powers of two: the usual one of 4 MB is memory that is made ready for nothing.
    [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(16, Math.ceil(Math.log2(content.length)))),
  };
  const { toBrotli, toGzip } = quality === 11 ? aside : atOnce;
  const [brotli, gzipped] = await Promise.all([
    toBrotli(content, { params, chunkSize }),
    // For the few who cannot read brotli: 9 saves 0.3 % more.
    toGzip(content, { level: quality === 11 ? 9 : 6, chunkSize }),
  ]);
  await Promise.all([writeFile(`${beside}.br`, brotli), writeFile(`${beside}.gz`, gzipped)]);
}
