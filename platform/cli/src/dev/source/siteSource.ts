import { once } from 'node:events';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { Worker } from 'node:worker_threads';

import type { RemotePackage } from '@tesela/build/workspace';
import { assertFitting } from '@tesela/compose/clashes';
import { makeFrame } from '@tesela/compose/frame';
import type { RemoteDocuments, RemoteName } from '@tesela/core/contract';
import type { Frame } from '@tesela/core/frame';
import { perLang, type Languages, type PerLang } from '@tesela/core/lang';

import type { PackageStates } from '#dev/compile/packageStates.ts';

import type { RemoteSource, SourcesRead } from './readSite.ts';
import { root } from './remotes.ts';

type SiteSource = {
  /** By folder; a remote that cannot be read keeps its last description. */
  remotes: Readonly<Record<string, RemoteSource>>;
  frames: PerLang<Frame>;
  /** The documents of the shell. */
  own: PerLang<RemoteDocuments>;
};

/** Folders of remotes whose routes or slots have changed, whose documents have changed, and whether what stands around pages has. */
type Changes = { routes: string[]; documents: string[]; frame: boolean };

/** Reads the sources of the remotes, again only after a change. */
export type SiteSourceReader = {
  /** Resolves after all pending reads. */
  read: () => Promise<SiteSource>;
  /** @param folder package that has changed; default: all */
  readAgain: (folder?: string) => Promise<Changes>;
  /** Makes the next `read` read all sources again. */
  invalidate: () => void;
};

const empty: Frame = { menu: [], footer: [], legal: [], widgets: [] };

const readSite = path.join(import.meta.dirname, `readSite${path.extname(import.meta.filename)}`);

/** Reads sources in a new worker, which has no modules cached. @throws the error of the worker */
export async function readSources(root: string, packages: readonly RemotePackage[]): Promise<SourcesRead> {
  const worker = new Worker(readSite, { workerData: { root, packages } });
  const [read] = (await once(worker, 'message')) as [SourcesRead];
  return read;
}

/** What does not fit, and the package that is to blame. */
type Misfit = { folder: string; error: unknown };

/**
 * Makes the frames and checks that the remotes fit together.
 * @param remotes the one that changed last comes first: of two that claim the same it is to blame
 */
function combine(
  remotes: SiteSource['remotes'],
  languages: Languages,
): { frames: PerLang<Frame>; misfit: Misfit | undefined } {
  const all = Object.values(remotes);
  const surfaces = all.map(({ name, live, widgets }) => {
    return [
      name,
      { routes: [...live.pages.map((path) => ({ path })), ...live.redirects], slots: widgets },
    ] as const;
  });
  const parts = {
    remotes: new Map(surfaces),
    data: new Map(all.map(({ name, links }): [RemoteName, Pick<RemoteSource, 'links'>] => [name, { links }])),
  };
  let misfit: Misfit | undefined;
  // The message begins with the package that is to blame.
  const blame = (error: unknown): Misfit => ({
    folder: Object.keys(remotes).find((folder) => (error as Error).message.startsWith(folder)) ?? 'shell',
    error,
  });
  const frames = perLang(languages, (lang) => {
    try {
      return makeFrame(parts, lang);
    } catch (error) {
      misfit = blame(error);
      return empty;
    }
  });
  try {
    assertFitting(Object.fromEntries(all.map(({ name, surface }) => [name, surface])));
  } catch (error) {
    misfit = blame(error);
  }
  return { frames, misfit };
}

/** Reads the sources of the remotes and reports their errors as package states. */
export function createSiteSource(
  packages: readonly RemotePackage[],
  states: PackageStates,
): SiteSourceReader {
  /** Remotes that cannot be read, by folder. */
  let unread: SourcesRead['problems'] = {};
  let isInvalid = false;

  function report(misfit: Misfit | undefined): void {
    for (const folder of ['shell', ...packages.map((each) => each.folder)]) {
      const misfits = misfit?.folder === folder ? [{ message: (misfit.error as Error).message }] : [];
      states.setProblems(folder, unread[folder] ?? misfits);
    }
  }

  /** @param before remotes from earlier reads, for those that are not read now */
  async function load(
    before: Omit<SiteSource, 'frames'>,
    asked: readonly RemotePackage[],
  ): Promise<SiteSource> {
    const next = await readSources(root, asked);
    // Those that were not read now keep their order, by when they changed.
    const remotes = { ...next.remotes, ...before.remotes, ...next.remotes };
    const readNow = new Set(['shell', ...asked.map(({ folder }) => folder)]);
    unread = {
      ...Object.fromEntries(Object.entries(unread).filter(([folder]) => !readNow.has(folder))),
      ...next.problems,
    };
    const { frames, misfit } = combine(remotes, next.languages);
    report(misfit);
    return { remotes, frames, own: next.own ?? before.own };
  }

  let known = load({ remotes: {}, own: {} as SiteSource['own'] }, packages);
  known.catch(() => {});

  async function readAgain(folder?: string): Promise<Changes> {
    const asked = folder === undefined ? packages : packages.filter((each) => each.folder === folder);
    const earlier = known;
    // One read after the other, because each adds to the result of the one before.
    known = earlier.then((before) =>
      load(before, asked).catch((error: unknown) => {
        states.setProblems('shell', [{ message: String(error) }]);
        return before;
      }),
    );
    const [before, after] = [await earlier, await known];
    const changed = (part: keyof RemoteSource) =>
      packages
        .map((each) => each.folder)
        .filter((each) => !isDeepStrictEqual(before.remotes[each]?.[part], after.remotes[each]?.[part]));
    return {
      routes: changed('live'),
      documents: changed('documents'),
      frame: !isDeepStrictEqual([before.frames, before.own], [after.frames, after.own]),
    };
  }

  return {
    read: () => {
      if (isInvalid) void readAgain();
      isInvalid = false;
      return known;
    },
    readAgain,
    invalidate: () => {
      isInvalid = true;
    },
  };
}
