// Runs in a worker of the development server: posts what the remotes' sources say as they are now.
// A worker has no modules of an earlier reading.
import type { Remote, RemoteData, RemoteName } from '@clinic/shared/contract';
import type { Frame } from '@clinic/shared/frame';
import { languages, type PerLang } from '@clinic/shared/lang';
import type { LiveRemote } from '@clinic/shared/registry';
import type { RemotePackage } from '@clinic/shared/workspace';
import { createHash } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';

import { makeFrame } from '../../compose/src/frame.ts';
import { readRemoteSettings } from '../../compose/src/readSettings.ts';
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

async function readSite(packages: readonly RemotePackage[]): Promise<SiteSource> {
  const remotes = new Map<RemoteName, Remote>();
  const data = new Map<RemoteName, RemoteData>();
  const sources: Record<string, RemoteSource> = {};
  const documents: Record<string, string> = {};
  const problems: Record<string, string> = {};
  for (const remotePackage of packages) {
    const { name, folder, dir } = remotePackage;
    try {
      const { remote } = (await importFile(remoteFile(dir))) as { remote: Remote };
      const read = hasData(remotePackage) ? ((await importFile(dataFile(dir))) as RemoteData) : {};
      // A setting that is wrong is said before a page asks for what is made of it.
      const settings = await readRemoteSettings(settingsDir, folder, read);
      documents[folder] = digestDocuments(read, settings);
      sources[folder] = describe(remote);
      remotes.set(name, remote);
      data.set(name, read);
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
  return { remotes: sources, frames, documents, problems };
}

// What `remoteSources.ts` passes.
const { packages } = workerData as { packages: readonly RemotePackage[] };
// A port between threads has no origin.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
parentPort?.postMessage(await readSite(packages));
