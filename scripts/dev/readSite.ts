// Runs in a worker of the development server: posts what the remotes' sources say as they are now.
// A worker has no modules of an earlier reading.
import type { Remote, RemoteData, RemoteName } from '@clinic/shared/contract';
import type { Frame } from '@clinic/shared/frame';
import { languages, type PerLang } from '@clinic/shared/lang';
import type { LiveRemote } from '@clinic/shared/liveRemotes';
import type { RemotePackage } from '@clinic/shared/workspace';
import { createHash } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';

import { makeFrame } from '../../compose/src/prerender/frame.ts';
import { loadModules } from '../../compose/src/prerender/loadModules.ts';
import { assertSingleOwners } from '../../compose/src/prerender/liveRemotes.ts';
import { readRemoteSettings } from '../../compose/src/prerender/readSettings.ts';
import type { Released } from './released.ts';
import { dataFile, hasData, remoteFile } from './remotes.ts';
import { settingsDir } from './settings.ts';

export type RemoteSource = Pick<LiveRemote, 'pages' | 'redirects' | 'slots'>;

type RemoteSettings = Awaited<ReturnType<typeof readRemoteSettings>>;

export type SiteSource = {
  /** By folder; those that could not be read are among the problems. */
  remotes: Readonly<Record<string, RemoteSource>>;
  frames: PerLang<Frame>;
  /** A digest of all that a remote's pages are given to read, by folder. */
  documents: Readonly<Record<string, string>>;
  /** By folder. */
  problems: Readonly<Record<string, string>>;
};

const importFile = (file: string): Promise<unknown> => import(pathToFileURL(file).href);

function describe({ routes, slots }: Remote): RemoteSource {
  return {
    pages: routes.flatMap((route) => (route.kind === 'page' ? [route.path] : [])),
    redirects: routes.flatMap((route) =>
      route.kind === 'redirect' ? [{ path: route.path, to: route.to }] : [],
    ),
    slots: Object.keys(slots),
  };
}

function digestDocuments({ documents }: RemoteData, settings: RemoteSettings): string {
  const made = languages.map((lang) => documents?.({ lang, settings }) ?? {});
  return createHash('sha256').update(JSON.stringify(made)).digest('hex');
}

/** The stack's first lines say where in the sources it happened. */
const explain = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message).split('\n').slice(0, 4).join('\n') : String(error);

/** A remote with what compose alone reads of it. */
type Part = { name: RemoteName; folder: string; remote: Remote; read: RemoteData };

async function readReleases({ shell, remotes }: Released): Promise<Part[]> {
  const loaded = await loadModules(shell, new Map(remotes.map(({ name, release }) => [name, release])));
  return remotes.flatMap(({ name, folder }) => {
    const remote = loaded.remotes.get(name);
    return remote ? [{ name, folder, remote, read: loaded.data.get(name) ?? {} }] : [];
  });
}

async function readSite(
  packages: readonly RemotePackage[],
  released: Released | undefined,
): Promise<SiteSource> {
  const remotes = new Map<RemoteName, Remote>();
  const data = new Map<RemoteName, RemoteData>();
  const sources: Record<string, RemoteSource> = {};
  const documents: Record<string, string> = {};
  const problems: Record<string, string> = {};
  async function add({ name, folder, remote, read }: Part): Promise<void> {
    // A setting that is wrong is said before a page asks for what is made of it.
    const settings = await readRemoteSettings(settingsDir, folder, read);
    documents[folder] = digestDocuments(read, settings);
    sources[folder] = describe(remote);
    remotes.set(name, remote);
    data.set(name, read);
  }
  try {
    for (const part of released ? await readReleases(released) : []) await add(part);
  } catch (error) {
    problems.releases = explain(error);
  }
  for (const remotePackage of packages) {
    const { name, folder, dir } = remotePackage;
    try {
      const { remote } = (await importFile(remoteFile(dir))) as { remote: Remote };
      const read = hasData(remotePackage) ? ((await importFile(dataFile(dir))) as RemoteData) : {};
      await add({ name, folder, remote, read });
    } catch (error) {
      problems[folder] = explain(error);
    }
  }
  const empty: Frame = { menu: [], footer: [], legal: [], widgets: [] };
  const frames = { es: empty, en: empty };
  for (const lang of languages) {
    try {
      frames[lang] = makeFrame({ remotes, data }, lang);
    } catch (error) {
      problems.shell = explain(error);
    }
  }
  try {
    assertSingleOwners(Object.fromEntries([...remotes].map(([name, remote]) => [name, describe(remote)])));
  } catch (error) {
    problems.shell = explain(error);
  }
  return { remotes: sources, frames, documents, problems };
}

// What `siteSource.ts` passes.
const { packages, released } = workerData as { packages: readonly RemotePackage[]; released?: Released };
// A port between threads has no origin.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
parentPort?.postMessage(await readSite(packages, released));
