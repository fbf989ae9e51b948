import { writeFile } from 'node:fs/promises';
import path from 'node:path';

import { changedPages } from '@clinic/compose/composedSite';
import { emptyOwnFolder } from '@clinic/compose/emptyOwnFolder';

import { UsageError, flag, text } from '#options.ts';
import { hydrationTitle } from '#pictures/job.ts';
import { asMarkdown } from '#pictures/markdown.ts';
import { comparePictures, takePictures } from '#pictures/pictures.ts';
import { followLive } from '#site/followLive.ts';
import { previewOf } from '#site/previewOf.ts';
import { manifestOption, siteOptions } from '#site/site.ts';
import { startGateway } from '#site/startGateway.ts';
import { defineVerb } from '#verb.ts';

/** Pages with screenshots at most, because a new shell changes all pages. */
const MAX_PICTURES = 12;

export const verb = defineVerb({
  summary: 'lists the pages that a release changes, with pictures, and whether they hydrate in the live site',
  usage: 'clinic diff events@1.6.0-pr.7 …',
  options: {
    out: text('DIR', 'made anew: diff.md for a pull request, and pictures/index.html; diff'),
    'no-pictures': flag('only the list; pictures need a Chromium'),
    ...manifestOption,
    ...siteOptions,
  },
  words: Infinity,
  run: async ({ values, words, site }) => {
    if (words.length === 0) throw new UsageError('Name a release, e.g. events@1.6.0-pr.7.');
    await followLive(site, values.manifest);
    const preview = await previewOf(site, words);
    const all = await changedPages(path.join(site.dir, 'live'), path.join(preview.dir, 'live'));
    const out = path.resolve(values.out ?? 'diff');
    await emptyOwnFolder(out);
    const urls = values['no-pictures']
      ? []
      : all.flatMap(({ kind, url }) => (kind === 'words' || kind === 'looks' ? url : []));
    const looked = urls.slice(0, MAX_PICTURES);
    const differing = await compareSites(site.dir, preview.dir, looked, out);
    const pages = all.map((page) => ({
      ...page,
      differsAt: looked.includes(page.url) ? (differing.get(page.url) ?? []) : null,
      hydrates: looked.includes(page.url) ? !differing.has(hydrationTitle(page.url)) : null,
    }));
    const markdown = asMarkdown(`What ${words.join(', ')} changes`, pages);
    await writeFile(path.join(out, 'diff.md'), markdown);
    return {
      text: `${markdown}\n${path.join(out, looked.length > 0 ? 'pictures/index.html' : 'diff.md')}`,
      data: { pages, out },
    };
  },
});

async function compareSites(before: string, after: string, urls: readonly string[], out: string) {
  if (urls.length === 0) return new Map<string, string[]>();
  const quiet = { HOST: '127.0.0.1', MAX_EVENT_LOOP_DELAY: '0', MEASURED_SHARE: '0' };
  const [was, is] = await Promise.all([startGateway(before, 0, quiet), startGateway(after, 0, quiet)]);
  const job = { urls, widths: [390, 1440], pictures: path.join(out, 'before') };
  try {
    await takePictures({ ...job, origin: was.url }, { isQuiet: true });
    return await comparePictures(
      { ...job, origin: is.url, report: path.join(out, 'pictures'), hydrates: true },
      { isQuiet: true },
    );
  } finally {
    for (const { process: server } of [was, is]) server?.kill('SIGTERM');
  }
}
