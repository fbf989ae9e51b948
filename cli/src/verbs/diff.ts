import { changedPages } from '@clinic/compose/changedPages';
import { emptyOwnFolder } from '@clinic/compose/emptyOwnFolder';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';

import { asHtml, asMarkdown, type Difference } from '#diff/report.ts';
import { takePictures } from '#diff/takePictures.ts';
import { followLive } from '#followLive.ts';
import { previewOf } from '#previewOf.ts';
import { startGateway } from '#startGateway.ts';
import { UsageError, flag, text } from '#options.ts';
import { manifestOption, siteOptions } from '#site.ts';
import { defineVerb } from '#verb.ts';

/** Pages that pictures are taken of: a new shell changes all. */
const mostPictures = 12;

export const verb = defineVerb({
  summary: 'lists the pages that a release changes, with pictures before, after and of the difference',
  usage: 'clinic diff spa@1.6.0-pr.7 …',
  options: {
    out: text('DIR', 'made anew: index.html, diff.md for a pull request, and the pictures; diff'),
    'no-pictures': flag('only the list; pictures need a Chromium'),
    ...manifestOption,
    ...siteOptions,
  },
  words: Infinity,
  run: async ({ values, words, site }) => {
    if (words.length === 0) throw new UsageError('Name a release, e.g. spa@1.6.0-pr.7.');
    await followLive(site, values.manifest);
    const preview = await previewOf(site, words);
    const all = await changedPages(path.join(site.dir, 'live'), path.join(preview.dir, 'live'));
    const out = path.resolve(values.out ?? 'diff');
    await emptyOwnFolder(out);
    const pages = values['no-pictures']
      ? all.map((page) => ({ ...page, pictures: [] }))
      : await withPictures(site.dir, preview.dir, all, out);
    const title = `What ${words.join(', ')} changes`;
    const markdown = asMarkdown(title, pages);
    await writeFile(path.join(out, 'diff.md'), markdown);
    await writeFile(path.join(out, 'index.html'), asHtml(title, pages));
    return { text: `${markdown}\n${path.join(out, 'index.html')}`, data: { pages, out } };
  },
});

async function withPictures(
  before: string,
  after: string,
  pages: Awaited<ReturnType<typeof changedPages>>,
  out: string,
): Promise<Difference[]> {
  const isThere = pages.filter(({ kind }) => kind === 'words' || kind === 'looks').slice(0, mostPictures);
  if (isThere.length === 0) return pages.map((page) => ({ ...page, pictures: [] }));
  const quiet = { HOST: '127.0.0.1', MAX_EVENT_LOOP_DELAY: '0', MEASURED_SHARE: '0' };
  const servers = await Promise.all([startGateway(before, 0, quiet), startGateway(after, 0, quiet)]);
  try {
    const [one, other] = servers.map(({ url }) => url.replace(/\/$/, ''));
    const urls = isThere.map(({ url }) => url);
    const taken = await takePictures(urls, { before: one ?? '', after: other ?? '' }, out);
    return pages.map((page) => ({ ...page, pictures: taken.get(page.url) ?? [] }));
  } finally {
    for (const { process: server } of servers) server?.kill('SIGTERM');
  }
}
