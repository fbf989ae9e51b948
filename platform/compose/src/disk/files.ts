import { randomUUID } from 'node:crypto';
import { copyFile, link, mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Marks files and folders that are still being written, so that the next command can remove them after a crash. */
const TEMPORARY = '.aside-';

/** A new path beside the target, to be renamed to it once it is complete. */
export const temporaryPath = (target: string): string => `${target}${TEMPORARY}${randomUUID().slice(0, 8)}`;

export const isTemporary = (name: string): boolean => name.includes(TEMPORARY);

/** Writes a temporary file and renames it, so that no reader sees an incomplete file. */
export async function writeAtomically(file: string, content: string | Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const temporary = temporaryPath(file);
  await writeFile(temporary, content, { flush: true });
  await rename(temporary, file);
}

/** Makes a hard link, or a copy where the file system has no hard links. Keeps a file that exists already. */
export async function linkFile(from: string, to: string): Promise<void> {
  await mkdir(path.dirname(to), { recursive: true });
  try {
    await link(from, to);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return;
    if (code !== 'EXDEV' && code !== 'EPERM' && code !== 'EMLINK') throw error;
    const temporary = temporaryPath(to);
    await copyFile(from, temporary);
    await rename(temporary, to);
  }
}

/** Sorted paths of all files below a folder, relative to it. */
export async function filesBelow(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)))
    .toSorted();
}

/** Comments are for who edits a file: pages do without. */
const withoutComments = (key: string, value: unknown): unknown => (key === '$comment' ? undefined : value);

/**
 * Reads a file that people edit.
 * @param purpose what the file holds, for people
 * @throws Error that names the file when it is missing or no JSON
 */
export async function readJson(file: string, purpose: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Error(`${file} is missing: it holds ${purpose}.`);
  });
  try {
    return JSON.parse(text, withoutComments);
  } catch (cause) {
    throw new Error(`${file} is not JSON: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
  }
}

/**
 * Fills a temporary folder and renames it, so that a folder of this name is always complete.
 * @param fill writes into the temporary folder that it receives
 */
export async function makeFolder(dir: string, fill: (temporary: string) => Promise<void>): Promise<void> {
  const temporary = temporaryPath(dir);
  await mkdir(temporary, { recursive: true });
  try {
    await fill(temporary);
    await rename(temporary, dir);
  } catch (error) {
    await rm(temporary, { recursive: true, force: true }).catch(() => {});
    throw error;
  }
}

const compressible = /\.(?:html|js|css|json|svg|xml|txt|webmanifest)$/;

/** Files below this size are not compressed: they fit into one network packet anyway. Bytes. */
const minimumSize = 512;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/**
 * Writes the compressed siblings `.br` and `.gz` of a text file. Does nothing for other files and for small ones.
 * @param quality of brotli. 11 is for files that are compressed once and kept. 8 is for pages, because every compose
 * makes thousands of them: a product page of 126 kB takes 3 ms and becomes 23.4 kB. 9 takes 19 ms and saves 0.2 %;
 * 10 and 11 take 55 and 140 ms and save 7 and 9 %.
 * @param target path to which `.br` and `.gz` are appended; default: the file itself
 */
export async function writeCompressed(file: string, quality: 8 | 11, target = file): Promise<void> {
  if (!compressible.test(file)) return;
  const content = await readFile(file);
  if (content.length < minimumSize) return;
  const chunkSize = 64 * 1024;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    // The window is as large as the file (a power of two): the default of 4 MB would allocate memory for nothing.
    [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(16, Math.ceil(Math.log2(content.length)))),
  };
  const [brotli, gzipped] = await Promise.all([
    toBrotli(content, { params, chunkSize }),
    // Few clients need gzip, and level 9 saves only 0.3 % more.
    toGzip(content, { level: quality === 11 ? 9 : 6, chunkSize }),
  ]);
  await Promise.all([writeFile(`${target}.br`, brotli), writeFile(`${target}.gz`, gzipped)]);
}
