import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';

import { importRemote, readRemote, type RemotePackage } from '@tesela/build/workspace';
import type { SiteFolder } from '@tesela/compose/change';
import { findClashes, interfaceOf } from '@tesela/compose/clashes';
import { readLiveManifest, type Manifest } from '@tesela/compose/manifest';
import { findMissingSlots, findUndeclaredSlots } from '@tesela/compose/slots';

import { checkTypes } from '#check/checkTypes.ts';
import { describeNeighbours, writeLiveSlots } from '#check/liveNeighbours.ts';
import { checkContent } from '#content/checkContent.ts';
import { findLive } from '#site/readManifest.ts';
import { type Say, defineVerb, flag, manifestOption, siteOptions } from '#verb.ts';

const vitestConfig = path.join(
  import.meta.dirname,
  `../../check/vitestConfig${path.extname(import.meta.filename)}`,
);

/** Whether a step passes, or why it was skipped. */
type StepOutcome = boolean | string;

/** Runs the tests, with their output on stderr. */
function passesTests(): boolean {
  const vitest = path.join(createRequire(import.meta.url).resolve('vitest/package.json'), '../vitest.mjs');
  const args = [vitest, 'run', '--root', '.', '--config', vitestConfig];
  return spawnSync(process.execPath, args, { stdio: ['ignore', 2, 2] }).status === 0;
}

async function passesTypes(dir: string, say: Say): Promise<StepOutcome> {
  try {
    return (await checkTypes(dir)) ?? true;
  } catch (error) {
    say((error as Error).message);
    return false;
  }
}

/** Compares paths and slots with those of the live remotes, if a manifest is known. */
async function fits(
  site: SiteFolder,
  { dir, name }: RemotePackage,
  option: string | undefined,
  say: Say,
): Promise<boolean> {
  const remote = await importRemote(dir);
  let live: Manifest | undefined;
  try {
    live = (await findLive(option)) ?? (await readLiveManifest(site.dir));
  } catch (error) {
    if (option) throw error;
    // The command also works offline; `tesela release` compares in any case.
    say((error as Error).message);
  }
  const neighbours = await describeNeighbours(site, live);
  if (live) await writeLiveSlots(dir, name, neighbours);
  else say('Not compared with what is live: say where its live.json is (TESELA_MANIFEST, or --manifest).');
  const all = Object.fromEntries(Object.entries(neighbours).map(([other, { tesela }]) => [other, tesela]));
  const own = interfaceOf(remote);
  const clashes = [
    ...findClashes({ ...own, name }, all),
    ...(live ? findMissingSlots({ ...own, name }, all, all[name]) : []),
    ...findUndeclaredSlots(dir, { ...own, name }),
  ];
  for (const clash of clashes) say(clash);
  return clashes.length === 0;
}

/** Checks of a micro-frontend before its release; `tesela release` also checks contract and sizes. */
export const verb = defineVerb({
  summary: 'checks the micro-frontend in this folder: description, addresses, slots, types, tests',
  usage: `tesela check [--content]

  With --content in the folder of a workspace: of all its packages.`,
  options: {
    content: flag('only what the site says: words, facts, pictures and settings, in seconds'),
    ...manifestOption,
    ...siteOptions,
  },
  run: async ({ values, site, say }) => {
    if (values.content) return checkContent(process.cwd());
    const remote = readRemote(process.cwd());
    const { name, dir } = remote;
    const steps: Readonly<Record<string, () => StepOutcome | Promise<StepOutcome>>> = {
      'addresses and slots': () => fits(site, remote, values.manifest, say),
      types: () => passesTypes(dir, say),
      tests: passesTests,
    };
    const outcomes: [string, StepOutcome][] = [];
    for (const [step, passes] of Object.entries(steps)) {
      say(`── ${step}`);
      outcomes.push([step, await passes()]);
    }
    const stepsThat = (outcome: boolean) => outcomes.filter(([, is]) => is === outcome).map(([step]) => step);
    const failed = stepsThat(false);
    const verdict =
      failed.length > 0
        ? `${failed.join(' and ')} failed.`
        : `${new Intl.ListFormat('en').format(stepsThat(true))} pass.`;
    const skipped = outcomes.flatMap(([step, why]) =>
      typeof why === 'string' ? [` Not checked: ${step}, since ${why}.`] : [],
    );
    const passed = outcomes.map(([step, is]) => [step, typeof is === 'string' ? null : is] as const);
    return {
      text: `${name}: ${verdict}${skipped.join('')}`,
      data: { name, ...Object.fromEntries(passed) },
      exitCode: failed.length > 0 ? 1 : 0,
    };
  },
});
