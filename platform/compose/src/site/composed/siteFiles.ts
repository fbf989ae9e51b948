import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { linkFile, writeCompressed } from '#disk/files.ts';
import { sha256 } from '#disk/hashes.ts';

import { readSiteList } from './composedSite.ts';
import { composerId } from './composerId.ts';

/** Writes the files of a composed site. */
export type SiteFiles = {
  /** Writes a file that the gateway reads and does not serve. */
  write: (file: string, content: string) => Promise<void>;
  /** Writes a file that is served, with its compressed siblings. */
  writeServed: (file: string, content: string) => Promise<void>;
  /** SHA-256 of what was written so far, by path. */
  hashes: Readonly<Record<string, string>>;
};

/** Files of an earlier site by path, and their hashes. */
async function readEarlier(dir: string | undefined) {
  const list = dir === undefined ? undefined : await readSiteList(dir);
  // Another program may have compressed the same content to other bytes.
  return dir !== undefined && list?.composer === composerId ? { dir, files: list.files } : undefined;
}

/**
 * Writes into a new folder. A file with the bytes that it had in an earlier site is linked and not written again, and so
 * are its compressed siblings.
 * @param earlierDir folder of the earlier site; one that cannot be read is ignored
 */
export async function openSiteFiles(folder: string, earlierDir: string | undefined): Promise<SiteFiles> {
  const earlier = await readEarlier(earlierDir);
  const hashes: Record<string, string> = {};

  async function takeOver(file: string): Promise<boolean> {
    if (!earlier || earlier.files[file] !== hashes[file]) return false;
    const { dir, files } = earlier;
    const own = [file, `${file}.br`, `${file}.gz`].filter((name) => files[name]);
    if (!own.every((name) => existsSync(path.join(dir, name)))) return false;
    for (const name of own) {
      await linkFile(path.join(dir, name), path.join(folder, name));
      hashes[name] = files[name] ?? '';
    }
    return true;
  }

  /** @returns the path of the file if it was not taken over */
  async function writeNew(file: string, content: string): Promise<string | undefined> {
    hashes[file] = sha256(content);
    if (await takeOver(file)) return undefined;
    const target = path.join(folder, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, content);
    return target;
  }

  return {
    hashes,
    write: async (file, content) => void (await writeNew(file, content)),
    writeServed: async (file, content) => {
      const written = await writeNew(file, content);
      if (written !== undefined) await writeCompressed(written, 8);
    },
  };
}
