import { globSync, statSync } from 'node:fs';
import path from 'node:path';

import { readSettings } from '@clinic/compose/readSettings';
import type { DevEvents } from './events.ts';
import type { PackageStates } from './packageStates.ts';
import { root, settingsDir, shortName, type DevRemote } from './remotes.ts';
import type { SiteSourceReader } from './siteSource.ts';
import { watch } from './watch.ts';

type Site = {
  remotes: readonly DevRemote[];
  states: PackageStates;
  events: DevEvents;
  source: SiteSourceReader;
};

const newest = (dir: string, pattern: string): number =>
  Math.max(0, ...globSync(pattern, { cwd: dir }).map((file) => statSync(path.join(dir, file)).mtimeMs));

/** Says of a remote that is served from its build what the developer would look for in vain. */
function noteStaleness(remote: DevRemote, states: PackageStates): void {
  const { dir } = remote;
  const source = newest(dir, '{src,content}/**/*.{ts,tsx,css,json,md}');
  if (source <= newest(dir, 'dist/web/remoteEntry.js')) return;
  const notice = `is served from a build that is older than its source. To see edits: pnpm dev ${shortName(remote.name)} …`;
  states.set({ folder: remote.folder, status: 'ready', errors: [], notice });
  console.warn(`  ${remote.folder} ${notice}`);
}

/** What an open page has made its own and does not make again. */
const cannotBeRefreshed = (file: string): boolean =>
  /Slice\.ts$|(?:^|[\\/])(?:contract|store)\.ts$/.test(file);

/** Folders of a remote from which its pages and documents are made. */
const sources = ['src', 'content'];

/** Node reads no components: only a compiler wants to know of these. */
const isForCompilers = (file: string): boolean => /\.(?:tsx|css|test\.ts)$/.test(file);

/**
 * Brings what no compiler watches to the open pages: settings, prices, documents, paths and pictures.
 * These cannot be put in place, so the page loads again and says why.
 */
export function watchSite({ remotes, states, events, source }: Site): void {
  async function takeSettings(files: readonly string[]): Promise<void> {
    try {
      await readSettings(settingsDir);
    } catch (error) {
      states.setProblem('settings', error instanceof Error ? error.message : String(error));
      return;
    }
    states.setProblem('settings', null);
    // The shell alone reads the site's; the others are read with the remotes.
    if (files.some((file) => file !== 'site.json')) await source.readAgain();
    if (states.list().every(({ status }) => status !== 'failed'))
      events.reload(`settings/${files.join(', settings/')} changed`);
  }

  watch(settingsDir, (files) => void takeSettings(files));
  watch(path.join(root, 'shared/src'), (files) => {
    source.forget();
    const kept = files.find(cannotBeRefreshed);
    if (kept) events.reload(`shared/src/${kept} changed, which the open page keeps`);
  });
  for (const remote of remotes) {
    watch(path.join(remote.dir, 'pictures'), () => events.reload(`a picture of ${remote.folder} changed`));
    if (!remote.isDeveloped) {
      noteStaleness(remote, states);
      for (const part of sources) watch(path.join(remote.dir, part), () => noteStaleness(remote, states));
      continue;
    }
    const readAgain = (files: readonly string[]) => {
      if (files.every(isForCompilers)) return;
      const kept = files.find(cannotBeRefreshed);
      if (kept) {
        events.reload(`${remote.folder}/src/${kept} changed: the store keeps the reducer that it has`);
        return;
      }
      void source.readAgain(remote.folder).then(({ routes, documents, frame }) => {
        if (routes.length > 0) events.reload(`pages, redirects or slots of ${routes.join(', ')} changed`);
        else if (frame) events.reload(`the menu or the footer changed (${files.join(', ')})`);
        // A word that a component shows comes by hot update alone.
        else for (const folder of documents) events.documentsChanged(folder);
      });
    };
    for (const part of sources) watch(path.join(remote.dir, part), readAgain);
  }
}
