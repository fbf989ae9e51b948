import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { folderOf, isRemoteName, type Remote, type RemoteName } from '@tesela/core/contract';
import { assertNewNames } from '@tesela/core/earlierNames';
import { assertRemoteName } from '@tesela/core/reserved';
import * as v from 'valibot';

/** Port of the shell's development server. */
export const shellPort = 3000;

const bytes = v.pipe(v.number('must be a number of bytes'), v.integer(), v.minValue(1));

const remoteSchema = v.strictObject({
  name: v.custom<RemoteName>(isRemoteName, 'must be "mfe_" and small letters, e.g. "mfe_events"'),
  /** Port of the development server. */
  devPort: v.pipe(
    v.number('must be a number, e.g. 3106'),
    v.integer(),
    v.minValue(1024),
    v.maxValue(65_535),
    v.notValue(shellPort, `must not be ${shellPort}: that is the shell's`),
  ),
  /** Most that visitors may have to load of the remote, in bytes after gzip. */
  budgets: v.strictObject({
    /** `remoteEntry.js`. */
    entry: bytes,
    /** Its scripts on any one page, the entry among them. */
    page: bytes,
  }),
  /** Services that the gateway mounts when the package is shown from a repository of its own. */
  services: v.optional(v.array(v.string()), []),
  /** Beginnings of the names of the pictures that it gets from art/. */
  pictures: v.optional(v.array(v.string()), []),
  /** Line drawings that it gets from art/, and the folder of each. */
  drawings: v.optional(v.record(v.string(), v.string()), {}),
});

/** What a remote says of itself in `package.json` under `tesela`. */
export type RemoteDescription = v.InferOutput<typeof remoteSchema>;

/** A micro-frontend's package. */
export type RemotePackage = RemoteDescription & {
  /** Name of its folder, e.g. `mfe-events`. */
  folder: string;
  /** Absolute path. */
  dir: string;
};

const example =
  '"tesela": { "name": "mfe_events", "devPort": 3106, "budgets": { "entry": 9000, "page": 40000 } }';

function readPackage(dir: string): { tesela?: unknown } {
  const file = path.join(dir, 'package.json');
  const folder = path.basename(dir);
  if (!existsSync(file))
    throw new Error(`${folder}/package.json is missing: "pnpm new" makes a micro-frontend.`);
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as { tesela?: unknown };
  } catch (cause) {
    throw new Error(`${folder}/package.json is not JSON: ${String(cause)}`, { cause });
  }
}

/**
 * Reads what the micro-frontend in a folder says of itself.
 * @throws Error that names the field and says what to write
 */
export function readRemote(dir: string): RemotePackage {
  const folder = path.basename(dir);
  const json = readPackage(dir);
  assertNewNames(Object.keys(json), `${folder}/package.json`);
  const { tesela } = json;
  if (tesela === undefined)
    throw new Error(`${folder}/package.json must describe the remote: add ${example}.`);
  const { success, output, issues } = v.safeParse(remoteSchema, tesela);
  if (success) {
    assertRemoteName(output.name);
    return { ...output, folder, dir };
  }
  const lines = issues.map((issue) => {
    const where = ['tesela', ...(issue.path?.map((item) => String(item.key)) ?? [])].join('.');
    const isMissing = issue.input === undefined && issue.kind === 'schema';
    return `  ${where}: ${isMissing ? `is missing. Add it as in ${example}` : issue.message}`;
  });
  throw new Error(`${folder}/package.json is not valid. Correct these entries:\n${lines.join('\n')}`);
}

function assertDistinctPorts(remotes: readonly RemotePackage[]): void {
  const owners = new Map<number, string>();
  for (const { devPort, folder } of remotes) {
    const other = owners.get(devPort);
    if (other) {
      const taken = new Set(remotes.map((remote) => remote.devPort));
      let free = Math.max(...taken) + 1;
      while (taken.has(free)) free += 1;
      throw new Error(
        `${folder}/package.json: tesela.devPort ${devPort} is taken by ${other}. Choose another, e.g. ${free}.`,
      );
    }
    owners.set(devPort, folder);
  }
}

const foldersIn = (dir: string): string[] =>
  readdirSync(dir, { withFileTypes: true })
    .filter(({ name }) => !/^(?:\.|node_modules$|dist$)/.test(name))
    .flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
    .toSorted();

/** What a micro-frontend lends, by its source. @param dir its folder */
export async function importRemote(dir: string): Promise<Remote> {
  const file = pathToFileURL(path.join(dir, 'src/exposed/remote.ts')).href;
  const { remote } = (await import(file)) as { remote: Remote };
  return remote;
}

/** How deep packages may lie, e.g. `examples/bakery/mfe-bread`. */
const DEPTH = 3;

/**
 * Folders of packages and projects below a folder, from it. A package is none of its own parts.
 * @param found what is in a folder that is one
 */
function foldersWith(found: readonly string[], root: string, below = '', depth = DEPTH): string[] {
  return foldersIn(path.join(root, below)).flatMap((name) => {
    const folder = path.join(below, name).replaceAll('\\', '/');
    if (found.some((file) => existsSync(path.join(root, folder, file)))) return [folder];
    return depth > 1 ? foldersWith(found, root, folder, depth - 1) : [];
  });
}

/** Whether a package says that it is a remote, or is called like one: nobody's is left out in silence. */
const isRemote = (dir: string): boolean =>
  path.basename(dir).startsWith('mfe-') || Object.hasOwn((readPackage(dir).tesela ?? {}) as object, 'name');

/**
 * Every micro-frontend of a workspace, by the name of its folder: the packages that describe one under `tesela`,
 * wherever they lie.
 * @throws Error that names the folder and says what to do, when one is not described or described wrongly
 */
export function listRemotes(root: string): RemotePackage[] {
  // What git leaves behind of a package that another branch has is neither.
  const remotes = foldersWith(['package.json', 'src'], root)
    .map((folder) => path.join(root, folder))
    .filter((dir) => path.basename(dir).startsWith('mfe-') || existsSync(path.join(dir, 'package.json')))
    .filter(isRemote)
    .map(readRemote)
    .toSorted((a, b) => (a.folder < b.folder ? -1 : 1));
  for (const { folder, name } of remotes) {
    const own = folder.replaceAll('-', '_');
    if (folderOf(name) === folder) continue;
    throw new Error(
      `${folder}/package.json: tesela.name must be "${own}", after its folder, and not "${name}".`,
    );
  }
  assertDistinctPorts(remotes);
  return remotes;
}

/**
 * Folders of a workspace's TypeScript projects: all that is checked and tested.
 * @throws Error when a micro-frontend is none, so that nobody's tests are left out in silence
 */
export function listProjects(root: string): string[] {
  const outside = listRemotes(root).find(({ dir }) => !existsSync(path.join(dir, 'tsconfig.json')));
  if (outside) throw new Error(`${outside.folder}/tsconfig.json is missing: copy another micro-frontend's.`);
  return foldersWith(['tsconfig.json', 'package.json'], root).filter((folder) =>
    existsSync(path.join(root, folder, 'tsconfig.json')),
  );
}

/** The port that a new micro-frontend gets. */
export const freePort = (remotes: readonly RemotePackage[]): number =>
  Math.max(shellPort + 100, ...remotes.map(({ devPort }) => devPort)) + 1;
