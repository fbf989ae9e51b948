import { rollBack } from '@clinic/compose/change';

import { changedOutcome } from '#changedOutcome.ts';
import { siteOf, siteOptions, siteUsage } from '#site.ts';
import { readArgs, UsageError, type Verb } from '#verb.ts';

export const verb: Verb = {
  summary: 'makes live what was live before; needs neither registry nor build',
  usage: `clinic rollback [--steps 1]

  --steps N           how many states to go back; twice in a row goes back two
${siteUsage}`,
  run: async (args, say) => {
    const { values } = readArgs(args, { ...siteOptions, steps: { type: 'string' } });
    const steps = Number(values.steps ?? 1);
    if (!Number.isInteger(steps) || steps < 1) throw new UsageError('--steps is a number from 1.');
    return changedOutcome(await rollBack(siteOf(values, say), steps));
  },
};
