import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Parser } from 'tar';

import { sha256 } from '#disk/hash.ts';

/** Reads the files of an npm tarball, by their path below `package/`. */
export async function readTarball(tarball: Buffer): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  const parser = new Parser({ strict: true });
  parser.on('entry', (entry) => {
    const name = path.posix.normalize(entry.path).split('/').slice(1).join('/');
    if (entry.type !== 'File' || name === '' || name.startsWith('..')) return void entry.resume();
    const chunks: Buffer[] = [];
    entry.on('data', (chunk: Buffer) => chunks.push(chunk));
    entry.on('end', () => files.set(name, Buffer.concat(chunks)));
  });
  await new Promise<void>((resolve, reject) => {
    parser.on('end', resolve);
    parser.on('error', reject);
    parser.end(tarball);
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
