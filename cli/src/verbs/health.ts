import { pinOf, pinsBefore } from '@clinic/compose/history';
import { readLiveManifest } from '@clinic/compose/manifest';

import { parseWanted } from '#names.ts';
import { assertLive } from '#pins.ts';
import { siteOf, siteOptions, siteUsage } from '#site.ts';
import { readArgs, UsageError, type Verb } from '#verb.ts';
import { describeFigures, findWorse, rule, sumUp } from '#visits/figures.ts';
import { readStatus, statusOptions, statusUsage } from '#visits/readStatus.ts';

export const verb: Verb = {
  summary: 'says how a release does beside the version before: errors and Web Vitals of the measured visits',
  usage: `clinic health spa[@1.5.0] --status https://…/status

  Ends with 1 when it is worse. ${rule}
${statusUsage}
${siteUsage}`,
  run: async (args, say) => {
    const { values, positionals } = readArgs(args, { ...siteOptions, ...statusOptions }, 1);
    const { part, version } = parseWanted(positionals[0] ?? '');
    const all = await readStatus(values.status);
    if (!all) throw new UsageError('Say with --status, or CLINIC_STATUS, which gateway counts the visits.');
    const live = await readLiveManifest(siteOf(values, say).dir, say);
    assertLive(live);
    const now = version ?? pinOf(live, part)?.version;
    const earlier = [pinOf(live, part), ...pinsBefore(live, part)].map((pin) => pin?.version);
    const before = earlier.find((item) => item !== undefined && item !== now);
    const routes = all.flatMap((status) => status.routes).filter(({ remote }) => remote === part);
    const figuresOf = (wanted: string | undefined) => sumUp(routes.filter((row) => row.version === wanted));
    const [one, other] = [figuresOf(now), figuresOf(before)];
    const worse = findWorse(one, other);
    const faults = all
      .flatMap((status) => status.faults)
      .filter((fault) => fault.remote === part && fault.version === now);
    const lines = [
      describeFigures(`${part} ${now}`, one),
      ...(before === undefined ? [] : [describeFigures(`${part} ${before}`, other)]),
      ...faults.map(
        ({ type, count, route, frames }) => `  ${count} × ${type} on ${route}  ${frames[0] ?? ''}`,
      ),
      worse.length > 0 ? `Worse: ${worse.join('; ')}.` : 'Not worse.',
    ];
    const data = { part, version: now, before, figures: one, figuresBefore: other, worse, faults };
    return { text: lines.join('\n'), data, exitCode: worse.length > 0 ? 1 : 0 };
  },
};
