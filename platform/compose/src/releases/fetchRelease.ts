import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { Parser } from 'tar';

import { makeFolder } from '#disk/files.ts';
import { FILE_LIST, sha256, verifyAndListFiles } from '#disk/hashes.ts';
import type { Pin } from '#site/manifest/manifest.ts';
import type { Store } from '#store/store.ts';

import { type Release, type ReleaseDescription, parseReleasePackage, releaseOf } from './release.ts';
import { placeServedFiles } from './servedFiles.ts';

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

export async function readDescription({ dir, name, version }: Release): Promise<ReleaseDescription> {
  const json: unknown = JSON.parse(await readFile(path.join(dir, 'package.json'), 'utf8'));
  return parseReleasePackage(json, `${name} ${version}`).tesela;
}

/** Unpacks a release into a folder. npm's own function does not report files that it could not write to a full disk. */
async function unpack(dir: string, part: string, pin: Pin, store: Store): Promise<void> {
  const label = `${pin.package}@${pin.version}`;
  const files = await readTarball(await store.fetch(pin));
  if (files.has(FILE_LIST)) {
    throw new Error(
      `${label} has a file ${FILE_LIST}, which is made when it is unpacked: release it without.`,
    );
  }
  const { tesela } = parseReleasePackage(JSON.parse(String(files.get('package.json') ?? '{}')), label);
  if (tesela.name !== part) {
    throw new Error(
      `${label} is a release of "${tesela.name}", but the manifest has it as "${part}". Promote it under its own name.`,
    );
  }
  const hashes = new Map<string, string>();
  for (const [file, content] of files) {
    const target = path.join(dir, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, content);
    hashes.set(file, sha256(content));
  }
  for (const folder of ['web', 'node']) {
    if (existsSync(path.join(dir, folder))) continue;
    throw new Error(`${label} has no folder "${folder}": build it and release it again.`);
  }
  await verifyAndListFiles(dir, hashes);
}

/**
 * Fetches a release into the site's folder, unless it is there. What is there was checked when it was unpacked.
 * @param part `shell`, or the name of the remote in the manifest
 * @throws Error that names the release when its hash differs, it belongs to another part, it brings a file list of its
 * own, or one of its files has the URL of a different file
 */
export async function fetchRelease(part: string, pin: Pin, store: Store, siteDir: string): Promise<Release> {
  const release = releaseOf(part, pin, siteDir);
  if (existsSync(release.dir)) return release;
  await makeFolder(release.dir, async (dir) => {
    await unpack(dir, part, pin, store);
    // Before the folder gets its name, so that what is unpacked is also served.
    await placeServedFiles({ ...release, dir }, siteDir);
  });
  return release;
}
