import { followManifest } from '@clinic/compose/change';
import { parseManifest } from '@clinic/compose/manifest';
import { setTimeout as sleep } from 'node:timers/promises';

import { changedOutcome } from '#change.ts';
import { readManifest } from '#readManifest.ts';
import { stopSignal } from '#stopSignal.ts';
import { UsageError, text } from '#options.ts';
import { siteOptions } from '#site.ts';
import { defineVerb } from '#verb.ts';

export const verb = defineVerb({
  summary: 'makes a folder show exactly what a manifest of elsewhere names',
  usage: 'clinic compose --manifest <file or URL> [--every 10]',
  options: {
    manifest: text('URL', 'the live.json, or a file; nothing is done when the folder shows it already'),
    every: text('SECONDS', 'look again until it is stopped; what cannot be had leaves live what is'),
    ...siteOptions,
  },
  run: async ({ values, site, say }) => {
    const { manifest: source, every } = values;
    if (!source) throw new UsageError('--manifest is missing.');
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
