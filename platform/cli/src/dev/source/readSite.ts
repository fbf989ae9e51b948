// Runs in a worker of the development server: imports the sources of the remotes and posts their description.

import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';

import type { RemotePackage } from '@tesela/build/workspace';
import { interfaceOf } from '@tesela/compose/clashes';
import { claimsOf } from '@tesela/compose/liveRemotes';
import { readSettings } from '@tesela/compose/readSettings';
import { remoteDocuments } from '@tesela/compose/remoteDocuments';
import type { RemoteInterface } from '@tesela/compose/slots';
import type { ContentError } from '@tesela/content';
import type { Remote, RemoteData, RemoteDocuments, RemoteName } from '@tesela/core/contract';
import { perLang, type Languages, type PerLang } from '@tesela/core/lang';
import type { LiveRemote } from '@tesela/core/liveRemotes';

import type { PackageError } from '#dev/compile/packageStates.ts';

import { dataFile, hasData, remoteFile } from './remotes.ts';

/** Description of a remote, read from its source. */
export type RemoteSource = {
  name: RemoteName;
  live: Pick<LiveRemote, 'pages' | 'redirects' | 'slots'>;
  surface: RemoteInterface;
  links: RemoteData['links'];
  widgets: Readonly<Record<string, Pick<Remote['slots'][string], 'widget'>>>;
  /** The documents of its pages and slots. */
  documents: PerLang<RemoteDocuments>;
};

/** Remotes, and errors of those that could not be read, by folder. */
export type SourcesRead = {
  languages: Languages;
  /** The documents of the shell, unless they could not be read. */
  own?: PerLang<RemoteDocuments>;
  remotes: Readonly<Record<string, RemoteSource>>;
  problems: Readonly<Record<string, readonly PackageError[]>>;
};

// `siteSource.ts` passes them.
const { root, packages } = workerData as { root: string; packages: readonly RemotePackage[] };
const settingsDir = path.join(root, 'settings');

const importFile = (file: string): Promise<unknown> => import(pathToFileURL(file).href);

/** @throws Error that names an invalid setting */
async function describe(
  folder: string,
  remote: Remote,
  data: RemoteData,
  languages: Languages,
): Promise<RemoteSource> {
  const { name, routes, slots } = remote;
  return {
    name,
    live: claimsOf(remote),
    surface: interfaceOf(remote),
    links: data.links,
    widgets: Object.fromEntries(Object.entries(slots).map(([slot, { widget }]) => [slot, { widget }])),
    documents: (await remoteDocuments(data, { settingsDir, languages, folder, routes })).documents,
  };
}

/** By its name, since the packages that are read have the class from their own folder. */
const isContentError = (error: unknown): error is ContentError =>
  error instanceof Error && error.name === 'ContentError';

/** Mistakes of content by file and line; of another error the first lines of the stack, which have the place in the sources. */
function explain(error: unknown, folder: string): PackageError[] {
  if (isContentError(error)) {
    return error.mistakes.map(({ file, line, field, message }) => ({
      file: `${folder}/${file}:${line}`,
      message: `${field && `${field}: `}${message}.`,
    }));
  }
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return [{ message: `Its pages and links could not be read:\n${stack.split('\n').slice(0, 4).join('\n')}` }];
}

async function readPackages(): Promise<SourcesRead> {
  const remotes: Record<string, RemoteSource> = {};
  const problems: Record<string, readonly PackageError[]> = {};
  let own: SourcesRead['own'];
  const { languages } = (await readSettings(settingsDir)).site;
  try {
    const { documents } = (await importFile(
      path.join(root, 'shell/src/entry/data.ts'),
    )) as Required<RemoteData>;
    own = perLang(languages, (lang) => documents({ lang, settings: {} }));
  } catch (error) {
    problems.shell = explain(error, 'shell');
  }
  for (const remotePackage of packages) {
    const { folder, dir } = remotePackage;
    try {
      const { remote } = (await importFile(remoteFile(dir))) as { remote: Remote };
      const data = hasData(remotePackage) ? ((await importFile(dataFile(dir))) as RemoteData) : {};
      remotes[folder] = await describe(folder, remote, data, languages);
    } catch (error) {
      problems[folder] = explain(error, folder);
    }
  }
  return { languages, ...(own && { own }), remotes, problems };
}

const read = await readPackages();
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- messages between threads have no origin
parentPort?.postMessage(read);
