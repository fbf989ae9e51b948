import { access, constants, mkdir, readFile, readlink, rename, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';

import { makeFolder, temporaryPath } from '#disk/files.ts';

import { type Manifest, assertManifest, listDeployments } from '../manifest/manifest.ts';

/** Time between two attempts to get the lock, in ms. */
const interval = 100;

const SQLITE_BUSY = 5;

export type LockOptions = {
  /** Name of the change, which a waiting command shows. */
  action: string;
  /** Throw instead of waiting. */
  noWait?: boolean;
  say?: (line: string) => void;
};

function tryLock(file: string): DatabaseSync | undefined {
  const db = new DatabaseSync(file);
  try {
    db.exec('BEGIN EXCLUSIVE');
    return db;
  } catch (error) {
    db.close();
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) return undefined;
    throw error;
  }
}

/**
 * Runs some work while no other process works on the same folder. The lock is an SQLite transaction, because the
 * operating system releases it even when its owner is killed.
 * @throws Error that names the owner of the lock, with `noWait`
 */
export async function withLock<T>(siteDir: string, options: LockOptions, work: () => Promise<T>): Promise<T> {
  await mkdir(siteDir, { recursive: true });
  // SQLite locks a file that it may only read as well, and what then fails names a folder that nobody knows.
  await access(siteDir, constants.W_OK).catch((cause: NodeJS.ErrnoException) => {
    throw new Error(`${siteDir} cannot be written (${cause.code}): is it mounted read-only?`, { cause });
  });
  const ownerFile = path.join(siteDir, 'lock.json');
  const file = path.join(siteDir, 'lock.db');
  let db = tryLock(file);
  if (!db) {
    const owner = await readFile(ownerFile, 'utf8')
      .then((text) => JSON.parse(text) as { action: string; pid: number; since: string })
      .catch(() => undefined);
    const who = owner ? `"${owner.action}" (process ${owner.pid}, since ${owner.since})` : 'another command';
    if (options.noWait) throw new Error(`${siteDir} is being changed by ${who}. Try again when it is done.`);
    options.say?.(`Waiting for ${who} to be done with ${siteDir}.`);
    while (!db) {
      await sleep(interval);
      db = tryLock(file);
    }
  }
  try {
    const owner = { action: options.action, pid: process.pid, since: new Date().toISOString() };
    // Only for messages; the lock does not depend on it.
    await writeFile(ownerFile, JSON.stringify(owner)).catch(() => {});
    return await work();
  } finally {
    db.close();
  }
}

async function replaceLink(link: string, target: string): Promise<void> {
  const temporary = temporaryPath(link);
  await symlink(target, temporary);
  await rename(temporary, link);
}

/** Fixed links for static file servers. */
const fixedLinks = { 'live.json': 'current/live.json', canary: 'current/canary', live: 'current/site' };

/**
 * Deploys a manifest and its composed sites in one atomic step: readers go through the link `current`, which is replaced.
 * @param dirs folders of the composed site and of the canary, if there is one
 * @throws Error when the manifest is not valid
 */
export async function deploy(
  siteDir: string,
  manifest: Manifest,
  dirs: { site: string; canary?: string },
): Promise<void> {
  assertManifest(manifest);
  const number = ((await listDeployments(siteDir)).at(-1) ?? 0) + 1;
  const folder = path.join('deployments', String(number));
  const dir = path.join(siteDir, folder);
  await mkdir(path.dirname(dir), { recursive: true });
  await makeFolder(dir, async (temporary) => {
    const text = `${JSON.stringify(manifest, null, 2)}\n`;
    await writeFile(path.join(temporary, 'live.json'), text, { flush: true });
    await symlink(path.relative(dir, dirs.site), path.join(temporary, 'site'));
    if (dirs.canary) await symlink(path.relative(dir, dirs.canary), path.join(temporary, 'canary'));
  });
  await replaceLink(path.join(siteDir, 'current'), folder);
  for (const [name, target] of Object.entries(fixedLinks)) {
    const link = path.join(siteDir, name);
    if ((await readlink(link).catch(() => '')) !== target) await replaceLink(link, target);
  }
}
