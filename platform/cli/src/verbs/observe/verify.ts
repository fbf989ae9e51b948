import { findDamage } from '@tesela/compose/damage';
import { readLiveManifest } from '@tesela/compose/manifest';

import { assertLive, parsePackageSpec } from '#site/pins.ts';
import { UsageError, defineVerb, siteOptions } from '#verb.ts';

export const verb = defineVerb({
  summary: 'compares what is live on the disk with what it was made as',
  usage: `tesela verify [events]
  Without a part: the shell, all remotes and the pages. Ends with 1 while anything is damaged.`,
  options: siteOptions,
  words: 1,
  run: async ({ words: [word], site: { dir } }) => {
    const wanted = word === undefined ? undefined : parsePackageSpec(word);
    if (wanted?.version !== undefined) throw new UsageError('What is live is verified: name no version.');
    const live = await readLiveManifest(dir);
    assertLive(live);
    const part = wanted?.part;
    if (part !== undefined && part !== 'shell' && !live.remotes[part])
      throw new Error(`${part} is not live.`);
    const damaged = await findDamage(dir, live, part);
    const lines = damaged.flatMap(({ name, files }) => [
      `${name}:`,
      ...files.slice(0, 10).map((file) => `  ${file}`),
      ...(files.length > 10 ? [`  and ${files.length - 10} more`] : []),
    ]);
    const folders = damaged.map((item) => item.dir).join(', ');
    const mend = `Damaged: remove ${folders} in ${dir}; "tesela promote" then fetches and makes it again.`;
    return {
      text: damaged.length === 0 ? 'All is as it was made.' : [...lines, mend].join('\n'),
      data: { damaged },
      exitCode: damaged.length > 0 ? 1 : 0,
    };
  },
});
