import { followManifest } from '@clinic/compose/change';
import { parseManifest } from '@clinic/compose/manifest';

import { changedOutcome } from '#changedOutcome.ts';
import { readManifest } from '#readManifest.ts';
import { siteOf, siteOptions, siteUsage } from '#site.ts';
import { readArgs, UsageError, type Verb } from '#verb.ts';

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
