import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';

/** A folder or scope and a name as npm takes them, so that neither can lead out of a folder. */
const packageName = v.pipe(v.string(), v.regex(/^(?:@[a-z0-9-~][a-z0-9-._~]*\/)?[a-z0-9-~][a-z0-9-._~]*$/));
const version = v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+(?:-[\da-z.-]+)?$/i));
const integrity = v.pipe(v.string(), v.regex(/^sha512-[\w+/]+={0,2}$/));

/** Exactly one release: which package, which version, and the hash that its bytes must have. */
const pinSchema = v.object({
  package: packageName,
  version,
  integrity,
  /** Why this version must stay: promoting another one is refused until it is let go. */
  held: v.optional(v.string()),
});

/** Name of a remote in the federation, e.g. `mfe_spa`. */
const remoteName = v.pipe(v.string(), v.regex(/^[a-z][a-z\d]*(?:_[a-z\d]+)*$/));

const pinsSchema = {
  shell: pinSchema,
  remotes: v.record(remoteName, pinSchema),
  /** Hash of the settings that the site was made with. */
  settings: v.pipe(v.string(), v.regex(/^[\da-f]{64}$/)),
};

const canarySchema = v.object({
  /** `shell`, or the remote that another release is tried of. */
  name: v.string(),
  release: pinSchema,
  /** Share of visitors, in percent. */
  percent: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
  at: v.pipe(v.string(), v.isoTimestamp()),
});

const manifestSchema = v.object({
  format: v.literal(1),
  /** E.g. `production`. A name for people; nothing depends on it. */
  environment: v.string(),
  ...pinsSchema,
  canary: v.optional(canarySchema),
  /** What was live, newest first; the first entry is what is live now. */
  history: v.array(
    v.object({
      at: v.pipe(v.string(), v.isoTimestamp()),
      /** What was done, in words: `promote spa@1.5.0`. */
      action: v.string(),
      ...pinsSchema,
    }),
  ),
});

export type Pin = v.InferOutput<typeof pinSchema>;
export type Canary = v.InferOutput<typeof canarySchema>;
/** `live.json`: what an environment shows. The site is a function of it and of the settings. */
export type Manifest = v.InferOutput<typeof manifestSchema>;
/** The part of a manifest that decides the bytes of the site. */
export type Pins = Pick<Manifest, 'shell' | 'remotes' | 'settings'>;

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

/** The manifest of the site in a folder; undefined when nothing is live there yet. */
export async function readLiveManifest(siteDir: string): Promise<Manifest | undefined> {
  const file = path.join(siteDir, 'live.json');
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  return text === undefined ? undefined : parseManifest(text, file);
}
