import { createInterface } from 'node:readline/promises';

import { changesBetween, pinOf, pinsBefore } from '@tesela/compose/history';
import type { Manifest } from '@tesela/compose/manifest';
import { planRollback, readBeforeRollback, rollBack } from '@tesela/compose/rollBack';

import { auditEntry, auditOptions, changeLive, changedOutcome } from '#site/changeLive.ts';
import {
  type PackageSpec,
  assertLive,
  assertNoCanary,
  findPin,
  parsePackageSpec,
  withPin,
} from '#site/pins.ts';
import { UsageError, defineVerb, flag, siteOptions, text } from '#verb.ts';

/** The release that was live before, or the requested one if the history has it. */
async function findEarlier(live: Manifest, { part }: PackageSpec, to: string | undefined) {
  if (!pinOf(live, part)) throw new Error(`${part} is not live: promote it.`);
  const before = pinsBefore(live, part);
  const found = to === undefined ? before[0] : before.find(({ version }) => version === to);
  if (found || to !== undefined) return found;
  throw new Error(`The history holds no other version of ${part} to go back to.`);
}

async function confirm(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) throw new Error('Say --yes when nobody can be asked.');
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question(`${question} [y/N] `);
  terminal.close();
  return /^y(?:es)?$/i.test(answer.trim());
}

export const verb = defineVerb({
  summary: 'makes the version of a part live that was live before it',
  usage: `tesela rollback events [--to 1.4.0]
tesela rollback --all [--to 12] [--yes]

  What was removed since stays removed.`,
  options: {
    to: text('VERSION', 'in place of the one before; with --all the number of a deployment'),
    all: flag('the whole site, as it was before the last change'),
    yes: flag('do not ask'),
    ...auditOptions,
    ...siteOptions,
  },
  words: 1,
  run: async ({ values, words: [word], site, say }) => {
    if ((word === undefined) !== Boolean(values.all)) {
      throw new UsageError('Name the part that goes back, e.g. events, or say --all for the whole site.');
    }
    if (word !== undefined) {
      const wanted = parsePackageSpec(word);
      if (wanted.version !== undefined)
        throw new UsageError(`Write "tesela rollback ${wanted.part} --to ${wanted.version}".`);
      const action = `rollback ${word}${values.to === undefined ? '' : ` --to ${values.to}`}`;
      // A rollback mends what is worse than a dead link.
      return changeLive(site, action, { ...values, 'dead-links': true }, async (live) => {
        assertLive(live);
        assertNoCanary(live, wanted.part);
        const pin =
          (await findEarlier(live, wanted, values.to)) ??
          (await findPin(site, { ...wanted, version: values.to }, live));
        return withPin(live, wanted.part, pin);
      });
    }
    const to = values.to === undefined ? undefined : Number(values.to);
    if (to !== undefined && !(Number.isInteger(to) && to > 0))
      throw new UsageError('--to is the number of a deployment.');
    const { live, damage } = await readBeforeRollback(site, to);
    if (!live) throw new Error('Nothing is live, so there is nothing to go back to.');
    if (damage) say(damage.message);
    const changes = changesBetween(damage ? undefined : live, await planRollback(site, live, to));
    for (const { part, from, to: next } of changes)
      say(`  ${part.padEnd(16)} ${from ?? '–'} → ${next ?? 'removed'}`);
    if (live.canary) say(`  canary of ${live.canary.name} ${live.canary.release.version} → ended`);
    if (!values.yes && !(await confirm('Take the whole site back to this?')))
      return { text: 'Nothing was changed.', data: null };
    return changedOutcome(
      await rollBack(site, { ...(await auditEntry('rollback --all', values)), to, shown: live }),
    );
  },
});
