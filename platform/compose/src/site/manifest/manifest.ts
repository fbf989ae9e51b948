import { readdir, readFile, readlink } from 'node:fs/promises';
import path from 'node:path';

import * as v from 'valibot';

import { pinSchema } from '#store/pin.ts';

/** Name of a remote's Module Federation container, e.g. `mfe_events`. */
const remoteName = v.pipe(v.string(), v.regex(/^[a-z][a-z\d]*(?:_[a-z\d]+)*$/));

const pinsSchema = {
  shell: pinSchema,
  remotes: v.record(remoteName, pinSchema),
  /** Hash of the settings with which the site was composed. */
  settings: v.pipe(v.string(), v.regex(/^[\da-f]{64}$/)),
};

const canarySchema = v.object({
  /** `shell` or the remote of which another release is tried. */
  name: v.string(),
  release: pinSchema,
  /** Share of visitors, in percent. */
  percent: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
  at: v.pipe(v.string(), v.isoTimestamp()),
});

const changeSchema = v.object({
  /** `shell`, or the remote's name. */
  part: v.string(),
  package: v.string(),
  /** Absent for what was not live before. */
  from: v.optional(v.string()),
  /** Absent for what was removed. */
  to: v.optional(v.string()),
});

const manifestSchema = v.object({
  format: v.literal(1),
  /** Name for messages only, e.g. `production`. */
  environment: v.string(),
  ...pinsSchema,
  canary: v.optional(canarySchema),
  /** States of the site, newest first. The first entry is live now. */
  history: v.array(
    v.object({
      at: v.pipe(v.string(), v.isoTimestamp()),
      /** Command with its main argument: `promote events@1.5.0`. */
      action: v.string(),
      /** Who made the change, and why; absent in old entries. */
      by: v.optional(v.string()),
      reason: v.optional(v.string()),
      /** Parts whose release changed. */
      changes: v.optional(v.array(changeSchema)),
      ...pinsSchema,
    }),
  ),
});

export type { Pin } from '#store/pin.ts';
export type Change = v.InferOutput<typeof changeSchema>;
export type Canary = v.InferOutput<typeof canarySchema>;
/** Content of `live.json`. Together with the settings it decides the whole site. */
export type Manifest = v.InferOutput<typeof manifestSchema>;
/** The part of a manifest that decides the bytes of the site. */
export type Pins = Pick<Manifest, 'shell' | 'remotes' | 'settings'>;

/** The pins of the site that visitors of the canary see. */
export function canaryPins({
  shell,
  remotes,
  settings,
  canary,
}: Pins & { canary?: Canary }): Pins | undefined {
  if (!canary) return undefined;
  if (canary.name === 'shell') return { shell: canary.release, remotes, settings };
  return { shell, remotes: { ...remotes, [canary.name]: canary.release }, settings };
}

/** @throws Error that names the manifest and the first field that is wrong */
export function parseManifest(text: string, source: string): Manifest {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (cause) {
    throw new Error(`${source} is not JSON.`, { cause });
  }
  const { success, issues, output } = v.safeParse(manifestSchema, json);
  if (success) return output;
  const [issue] = issues;
  throw new Error(`${source}: ${v.getDotPath(issue) ?? 'the manifest'} is wrong. ${issue.message}`);
}

/** @throws Error that names the first wrong field */
export const assertManifest = (manifest: Manifest): void =>
  void parseManifest(JSON.stringify(manifest), 'The next manifest');

/** Numbers of a site's deployments, oldest first. */
export async function listDeployments(siteDir: string): Promise<number[]> {
  const names = await readdir(path.join(siteDir, 'deployments')).catch((): string[] => []);
  return names
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .toSorted((a, b) => a - b);
}

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** The manifest of a deployment's folder; undefined when it cannot be read. */
export async function readManifestIn(dir: string): Promise<Manifest | undefined> {
  const file = path.join(dir, 'live.json');
  try {
    return parseManifest(await readFile(file, 'utf8'), file);
  } catch {
    return undefined;
  }
}

export const readDeployment = (siteDir: string, number: number): Promise<Manifest | undefined> =>
  readManifestIn(path.join(siteDir, 'deployments', String(number)));

/** `live.json` cannot be read. Commands stop, because a guess could undo the promotions of other teams. */
export class DamagedManifest extends Error {}

/** Describes the damage and how to repair it. */
async function explainDamage(siteDir: string, current: string, cause: unknown): Promise<DamagedManifest> {
  let goBack = '';
  for (const number of (await listDeployments(siteDir)).toReversed()) {
    if (!(await readDeployment(siteDir, number))) continue;
    goBack = `; or go back to deployment ${number}, the last one that can be read, with "tesela rollback --all --to ${number}", and promote again what was promoted since`;
    break;
  }
  const problem = `live.json of deployment ${current} cannot be read (${(cause as Error).message})`;
  return new DamagedManifest(
    `${problem}. Nothing was changed. Put a copy of it back with "tesela compose --manifest <copy>"${goBack}.`,
  );
}

/**
 * The manifest of the site in a folder; undefined when nothing is live there yet.
 * @throws DamagedManifest that says what to do
 */
export async function readLiveManifest(siteDir: string): Promise<Manifest | undefined> {
  const file = path.join(siteDir, 'live.json');
  const current = await readlink(path.join(siteDir, 'current')).catch(() => undefined);
  try {
    return parseManifest(await readFile(file, 'utf8'), file);
  } catch (error) {
    if (current === undefined && isMissing(error)) return undefined;
    throw await explainDamage(siteDir, path.basename(current ?? '?'), error);
  }
}
