import { globSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';

import { neighboursOf } from '@tesela/build/buildInputs';
import { readSettings } from '@tesela/compose/readSettings';

import type { TypeChecks } from '#dev/compile/checkTypes.ts';
import type { PackageStates } from '#dev/compile/packageStates.ts';
import type { DevEvents } from '#dev/serve/events.ts';

import { root, settingsDir, shellDir, shortName, type DevRemote } from './remotes.ts';
import type { SiteSourceReader } from './siteSource.ts';
import { watch } from './watch.ts';

type DevSite = {
  remotes: readonly DevRemote[];
  states: PackageStates;
  events: DevEvents;
  source: SiteSourceReader;
  checkTypes: TypeChecks;
};

const newest = (dir: string, pattern: string): number =>
  Math.max(0, ...globSync(pattern, { cwd: dir }).map((file) => statSync(path.join(dir, file)).mtimeMs));

/** Warns that a remote's build is older than its source, because edits would have no effect. */
function noteStaleness(remote: DevRemote, states: PackageStates): void {
  const { dir } = remote;
  const source = newest(dir, '{src,content}/**/*.{ts,tsx,css,json,md}');
  if (source <= newest(dir, 'dist/web/remoteEntry.js')) return;
  const notice = `is served from a build that is older than its source. To see edits: pnpm dev ${shortName(remote.name)} …`;
  states.set({ folder: remote.folder, status: 'ready', errors: [], notice });
  console.warn(`  ${remote.folder} ${notice}`);
}

/** Folders of the packages in the workspace that the shell and the remotes take, e.g. components that they share. */
function listKit(packages: readonly string[]): string[] {
  const taken = packages.flatMap(neighboursOf).map(([, link]) => realpathSync(link));
  return [...new Set(taken)].filter((dir) => !packages.includes(dir));
}

/** Modules that an open page has initialized and that hot updates cannot replace. */
const needsReload = (file: string): boolean => /Slice\.ts$|(?:^|[\\/])(?:contract|store)\.ts$/.test(file);

/** Folders with the sources of a remote's pages and documents. */
const sources = ['src', 'content'];

/** Files that only the compiler reads: Node imports no components. */
const isForCompilers = (file: string): boolean => /\.(?:tsx|css|test\.ts)$/.test(file);

/** Watches what no compiler watches, such as settings, documents, paths and pictures, and updates or reloads open pages. */
export function watchSite({ remotes, states, events, source, checkTypes }: DevSite): void {
  const compiled = ['shell', ...remotes.filter((each) => each.isDeveloped).map(({ folder }) => folder)];

  async function applySettings(files: readonly string[]): Promise<void> {
    try {
      await readSettings(settingsDir);
    } catch (error) {
      states.setProblems('settings', [{ message: error instanceof Error ? error.message : String(error) }]);
      return;
    }
    states.setProblems('settings', []);
    // Only the shell reads `site.json`; the other settings are read together with the remotes.
    if (files.some((file) => file !== 'site.json')) await source.readAgain();
    if (states.list().every(({ status }) => status !== 'failed'))
      events.reload(`settings/${files.join(', settings/')} changed`);
  }

  watch(settingsDir, (files) => void applySettings(files));
  const packages = [shellDir, ...remotes.map(({ dir }) => dir)];
  for (const folder of listKit(packages))
    watch(path.join(folder, 'src'), (files) => {
      source.invalidate();
      checkTypes(compiled, files);
      const changed = files.find(needsReload);
      if (changed)
        events.reload(
          `${path.relative(root, folder)}/src/${changed} changed, which hot updates cannot replace`,
        );
    });
  watch(path.join(shellDir, 'src'), (files) => checkTypes(['shell'], files));
  for (const part of ['src/content', 'content'])
    watch(path.join(shellDir, part), (files) => {
      void source.readAgain('shell').then(({ frame }) => {
        if (frame) events.reload(`words of the shell changed (${files.join(', ')})`);
      });
    });
  for (const remote of remotes) {
    watch(path.join(remote.dir, 'pictures'), () => events.reload(`a picture of ${remote.folder} changed`));
    if (!remote.isDeveloped) {
      noteStaleness(remote, states);
      for (const part of sources) watch(path.join(remote.dir, part), () => noteStaleness(remote, states));
      continue;
    }
    const readAgain = (files: readonly string[]) => {
      checkTypes([remote.folder], files);
      if (files.every(isForCompilers)) return;
      const changed = files.find(needsReload);
      if (changed) {
        events.reload(`${remote.folder}/src/${changed} changed: hot updates cannot replace a reducer`);
        return;
      }
      void source.readAgain(remote.folder).then(({ routes, documents, frame }) => {
        if (routes.length > 0) events.reload(`pages, redirects or slots of ${routes.join(', ')} changed`);
        else if (frame) events.reload(`the menu or the footer changed (${files.join(', ')})`);
        // Words of components arrive by hot update, without an event.
        else for (const folder of documents) events.documentsChanged(folder);
      });
    };
    for (const part of sources) watch(path.join(remote.dir, part), readAgain);
  }
}
