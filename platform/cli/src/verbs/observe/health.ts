import { pinOf, pinsBefore } from '@clinic/compose/history';
import { readLiveManifest } from '@clinic/compose/manifest';

import { UsageError } from '#options.ts';
import { assertLive, parsePackageSpec } from '#site/pins.ts';
import { siteOptions } from '#site/site.ts';
import { defineVerb } from '#verb.ts';
import { describeFigures, findWorse, rule, sumUp } from '#visits/figures.ts';
import { readStatus, statusOptions } from '#visits/readStatus.ts';

export const verb = defineVerb({
  summary: 'says how a release does beside the version before: errors and Web Vitals of the measured visits',
  usage: `clinic health events[@1.5.0] --status https://…/status

  Ends with 1 when it is worse. ${rule}`,
  options: { ...statusOptions, ...siteOptions },
  words: 1,
  run: async ({ values, words: [word = ''], site }) => {
    const { part, version } = parsePackageSpec(word);
    const all = await readStatus(values.status);
    if (!all) throw new UsageError('Say with --status, or CLINIC_STATUS, which gateway counts the visits.');
    const live = await readLiveManifest(site.dir);
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
});
