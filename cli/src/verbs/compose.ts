import { followManifest } from '@clinic/compose/change';
import { parseManifest } from '@clinic/compose/manifest';
import { readFile } from 'node:fs/promises';

import { changedOutcome } from '#changedOutcome.ts';
import { siteOf, siteOptions, siteUsage } from '#site.ts';
import { readArgs, UsageError, type Verb } from '#verb.ts';

/** Longest wait for a manifest over the network, in ms. */
const patience = 10_000;

async function readManifest(source: string): Promise<string> {
  if (!/^https?:/.test(source)) return readFile(source, 'utf8');
  const response = await fetch(source, { signal: AbortSignal.timeout(patience) });
  if (!response.ok) throw new Error(`${source} answered ${response.status}.`);
  return response.text();
}

export const verb: Verb = {
  summary: 'makes a folder show exactly what a manifest of elsewhere names',
  usage: `clinic compose --manifest <file or URL>

  --manifest          the live.json to follow; nothing is done when the folder shows it already
${siteUsage}`,
  run: async (args, say) => {
    const { values } = readArgs(args, { ...siteOptions, manifest: { type: 'string' } });
    if (!values.manifest) throw new UsageError('--manifest is missing.');
    const manifest = parseManifest(await readManifest(values.manifest), values.manifest);
    const changed = await followManifest(siteOf(values, say), manifest);
    if (changed) return changedOutcome(changed);
    return { text: 'It shows the manifest already.', data: { changed: false } };
  },
};
