import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { Parser } from 'tar';

import { sha256 } from '#disk/hash.ts';

/** Most that a release may hold when it is unpacked; the largest has a tenth of either. Bytes, files. */
const MAX_BYTES = 300_000_000;
const MAX_FILES = 10_000;

/** A zip bomb grows a thousandfold: this much of it is unpacked before its size is looked at. Bytes. */
const SLICE = 16_384;

/**
 * Reads the files of an npm tarball, by their path below `package/`.
 * @throws Error when it holds more than a release may
 */
export async function readTarball(tarball: Buffer): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  const parser = new Parser({ strict: true });
  let [bytes, count] = [0, 0];
  parser.on('entry', (entry) => {
    bytes += entry.size;
    count += 1;
    if (bytes > MAX_BYTES || count > MAX_FILES) {
      parser.abort(new Error(`It unpacks to more than ${MAX_BYTES / 1e6} MB or ${MAX_FILES} files.`));
      return;
    }
    const name = path.posix.normalize(entry.path).split('/').slice(1).join('/');
    if (entry.type !== 'File' || name === '' || name.startsWith('..')) return void entry.resume();
    const chunks: Buffer[] = [];
    entry.on('data', (chunk: Buffer) => chunks.push(chunk));
    entry.on('end', () => files.set(name, Buffer.concat(chunks)));
  });
  await new Promise<void>((resolve, reject) => {
    parser.on('end', resolve);
    parser.on('error', reject);
    for (let at = 0; at < tarball.length; at += SLICE) parser.write(tarball.subarray(at, at + SLICE));
    parser.end();
  });
  return files;
}

/**
 * Unpacks a tarball. npm's own function does not report files that it could not write to a full disk.
 * @returns the hash of each file in the tarball
 */
export async function unpack(tarball: Buffer, dir: string): Promise<Map<string, string>> {
  const hashes = new Map<string, string>();
  for (const [file, content] of await readTarball(tarball)) {
    const target = path.join(dir, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, content);
    hashes.set(file, sha256(content));
  }
  return hashes;
}
