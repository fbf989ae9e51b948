import { isDeepStrictEqual } from 'node:util';

import type { RemotePackage } from '@clinic/shared/workspace';

import { inWorker } from './inWorker.ts';
import type { PackageStates } from './packageStates.ts';
import type { SiteSource } from './readSite.ts';
import type { Released } from './released.ts';

/** What the remotes' sources say, read again only after a change. */
export type SiteSourceReader = {
  read: () => Promise<SiteSource>;
  /**
   * Reads again.
   * @returns the folders of remotes whose pages, redirects or slots changed, of those whose documents did, and whether
   * the frame did
   */
  readAgain: () => Promise<{ routes: string[]; documents: string[]; frame: boolean }>;
};

/** A remote that cannot be read keeps what it last said, and the page tells what is wrong. */
export function createSiteSource(
  packages: readonly RemotePackage[],
  states: PackageStates,
  released?: Released,
): SiteSourceReader {
  const load = () => inWorker<SiteSource>('readSite.ts', { packages, released });
  const failing = new Set<string>();
  let known = load();
  known.then(report, () => {});

  function report({ problems }: SiteSource): void {
    for (const [folder, message] of Object.entries(problems)) {
      failing.add(folder);
      states.setProblem(folder, `Its pages and links could not be read:\n${message}`);
    }
    for (const folder of failing) {
      if (folder in problems) continue;
      failing.delete(folder);
      states.setProblem(folder, null);
    }
  }

  return {
    read: () => known,
    readAgain: async () => {
      const before = await known;
      const next = await load();
      report(next);
      known = Promise.resolve({
        ...next,
        remotes: { ...before.remotes, ...next.remotes },
        documents: { ...before.documents, ...next.documents },
      });
      const folders = packages.map(({ folder }) => folder).filter((folder) => folder in next.remotes);
      return {
        routes: folders.filter((folder) => !isDeepStrictEqual(before.remotes[folder], next.remotes[folder])),
        documents: folders.filter((folder) => before.documents[folder] !== next.documents[folder]),
        frame: !isDeepStrictEqual(before.frames, next.frames),
      };
    },
  };
}
