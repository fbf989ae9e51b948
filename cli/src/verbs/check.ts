import { readLiveManifest, type Manifest } from '@clinic/compose/manifest';
import { findClashes } from '@clinic/compose/neighbours';
import type { Site } from '@clinic/compose/change';
import type { Remote } from '@clinic/shared/contract';
import { readRemote, type RemotePackage } from '@clinic/shared/workspace';
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { checkContent } from '#content/checkContent.ts';
import { describeNeighbours, writeLiveSlots } from '#neighbours.ts';
import { findLive } from '#readManifest.ts';
import { flag } from '#options.ts';
import { manifestOption, siteOptions } from '#site.ts';
import { defineVerb, type Say } from '#verb.ts';

const require = createRequire(import.meta.url);

/** Runs a program of this package's dependencies in the working directory; what it says is for people. */
function passes(packageName: string, file: string, args: readonly string[]): boolean {
  const program = path.join(path.dirname(require.resolve(`${packageName}/package.json`)), file);
  const { status } = spawnSync(process.execPath, [program, ...args], { stdio: ['ignore', 2, 2] });
  return status === 0;
}

const vitestConfig = path.join(import.meta.dirname, `../vitestConfig${path.extname(import.meta.filename)}`);

const steps: Readonly<Record<string, () => boolean>> = {
  types: () =>
    passes('typescript', 'bin/tsc', ['--noEmit', '--composite', 'false', '--emitDeclarationOnly', 'false']),
  tests: () => passes('vitest', 'vitest.mjs', ['run', '--root', '.', '--config', vitestConfig]),
};

/** Addresses and slots, against those of the live remotes where somebody says which these are. */
async function fits(
  site: Site,
  { dir, name }: RemotePackage,
  option: string | undefined,
  say: Say,
): Promise<boolean> {
  const file = pathToFileURL(path.join(dir, 'src/exposed/remote.ts')).href;
  const { remote } = (await import(file)) as { remote: Remote };
  let live: Manifest | undefined;
  try {
    live = (await findLive(option)) ?? (await readLiveManifest(site.dir));
  } catch (error) {
    if (option) throw error;
    // Tests run in a train, too; a release is compared in any case.
    say((error as Error).message);
  }
  const neighbours = await describeNeighbours(site, live);
  if (live) await writeLiveSlots(dir, name, neighbours);
  else say('Not compared with what is live: say --manifest, or run "clinic dev" once.');
  const all = Object.fromEntries(Object.entries(neighbours).map(([other, { clinic }]) => [other, clinic]));
  const own = {
    name,
    routes: remote.routes.map((route) => route.path),
    slots: Object.keys(remote.slots),
    uses: live ? remote.routes.flatMap((route) => (route.kind === 'page' ? route.slots : [])) : [],
  };
  const clashes = findClashes(own, all, all[name]);
  for (const clash of clashes) say(clash);
  return clashes.length === 0;
}

/** What a team can know of its micro-frontend before it releases it; `clinic release` checks contract and weights. */
export const verb = defineVerb({
  summary: 'checks the micro-frontend in this folder: description, addresses, slots, types, tests',
  usage: `clinic check [--content]

  With --content in the folder of a workspace: of all its packages.`,
  options: {
    content: flag('only what the clinic says: words, facts, pictures and settings, in seconds'),
    ...manifestOption,
    ...siteOptions,
  },
  run: async ({ values, site, say }) => {
    if (values.content) return checkContent(process.cwd());
    const remote = readRemote(process.cwd());
    const { name } = remote;
    say('── addresses and slots');
    const outcomes: [string, boolean][] = [
      ['addresses and slots', await fits(site, remote, values.manifest, say)],
    ];
    for (const [step, run] of Object.entries(steps)) {
      say(`── ${step}`);
      outcomes.push([step, run()]);
    }
    const failed = outcomes.filter(([, passed]) => !passed).map(([step]) => step);
    const text =
      failed.length > 0
        ? `${name}: ${failed.join(' and ')} failed.`
        : `${name} is sound: addresses, slots, types and tests pass.`;
    return { text, data: { name, ...Object.fromEntries(outcomes) }, exitCode: failed.length > 0 ? 1 : 0 };
  },
});
