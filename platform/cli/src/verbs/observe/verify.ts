import { verifySite } from '@clinic/compose/verify';

import { UsageError, flag } from '#options.ts';
import { parsePackageSpec } from '#site/pins.ts';
import { siteOptions } from '#site/site.ts';
import { defineVerb } from '#verb.ts';

export const verb = defineVerb({
  summary: 'compares what is live on the disk with what it was made as, and mends it',
  usage: `clinic verify [events] [--repair]
  Without a part: the shell, all remotes and the pages. Ends with 1 while anything is damaged.`,
  options: { repair: flag('fetch damaged releases, and make damaged pages anew'), ...siteOptions },
  words: 1,
  run: async ({ values, words: [word], site }) => {
    const wanted = word === undefined ? undefined : parsePackageSpec(word);
    if (wanted?.version !== undefined) throw new UsageError('What is live is verified: name no version.');
    const options = wanted ? { part: wanted.part } : {};
    const found = await verifySite(site, { ...options, repair: values.repair ?? false });
    const left = values.repair && found.length > 0 ? await verifySite(site, options) : found;
    const lines = found.flatMap(({ name, dir, files }) => [
      `${name}, in ${dir}:`,
      ...files.slice(0, 10).map((file) => `  ${file}`),
      ...(files.length > 10 ? [`  and ${files.length - 10} more`] : []),
    ]);
    const end = left.length > 0 ? 'Damaged: mend it with "clinic verify --repair".' : 'Mended.';
    return {
      text: found.length === 0 ? 'All is as it was made.' : [...lines, end].join('\n'),
      data: { damaged: found, left },
      exitCode: left.length > 0 ? 1 : 0,
    };
  },
});
