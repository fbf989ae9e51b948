import { setTimeout as sleep } from 'node:timers/promises';

import { changeSite, followManifest } from '@tesela/compose/change';
import { parseManifest } from '@tesela/compose/manifest';
import { releaseWorkspace } from '@tesela/compose/releaseWorkspace';
import { readRetainDays, siteRoot } from '@tesela/compose/site';

import { changedOutcome, changeOptions } from '#site/changeLive.ts';
import { readManifest } from '#site/readManifest.ts';
import { stopSignal } from '#stopSignal.ts';
import { UsageError, defineVerb, flag, siteOptions, text } from '#verb.ts';

export const verb = defineVerb({
  summary: 'makes a folder show exactly what a manifest of elsewhere names, or what a workspace has built',
  usage: `tesela compose --manifest <file or URL> [--every 10]
tesela compose --workspace [--dead-links]`,
  options: {
    manifest: text('URL', 'the live.json, or a file; nothing is done when the folder shows it already'),
    every: text('SECONDS', 'look again until it is stopped; what cannot be had leaves live what is'),
    workspace: flag('releases what was built here, under versions that follow from it, and shows that'),
    'dead-links': changeOptions['dead-links'],
    ...siteOptions,
  },
  run: async ({ values, site, say }) => {
    const { manifest: source, every } = values;
    if (values.workspace) {
      // A workspace has no visitors with open tabs, so old files are not retained.
      const own = { ...site, retainDays: readRetainDays(0) };
      const entry = { action: 'compose the workspace', deadLinks: values['dead-links'] };
      return changedOutcome(await changeSite(own, entry, () => releaseWorkspace(siteRoot(), own.store)));
    }
    if (!source) throw new UsageError('Say --manifest, or --workspace in the folder of one.');
    if (every !== undefined && !(Number(every) > 0)) throw new UsageError('--every is a number of seconds.');
    const look = async () => followManifest(site, parseManifest(await readManifest(source), source));
    if (every === undefined) {
      const changed = await look();
      return changed
        ? changedOutcome(changed)
        : { text: 'It shows the manifest already.', data: { changed: false } };
    }
    const signal = stopSignal();
    while (!signal.aborted) {
      const changed = await look().catch((error: unknown) => {
        say(`${error instanceof Error ? error.message : String(error)} What is live stays.`);
      });
      if (changed) say(changedOutcome(changed).text);
      await sleep(Number(every) * 1000, undefined, { signal }).catch(() => {});
    }
    return { text: 'Stopped.', data: { source } };
  },
});
