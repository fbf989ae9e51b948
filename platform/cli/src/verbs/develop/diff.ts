import { writeFile } from 'node:fs/promises';
import path from 'node:path';

import { changedPages } from '@tesela/compose/composedSite';
import { emptyOwnFolder } from '@tesela/compose/emptyOwnFolder';

import { runPictures } from '#pictures/pictures.ts';
import { followLive } from '#site/followLive.ts';
import { previewOf } from '#site/previewOf.ts';
import { startGateway } from '#site/startGateway.ts';
import { UsageError, defineVerb, flag, manifestOption, siteOptions, text, type Say } from '#verb.ts';

/** Pages with screenshots at most, because a new shell changes all pages. */
const MAX_PICTURES = 12;

export const verb = defineVerb({
  summary: 'lists the pages that a release changes, with pictures, and whether they hydrate in the live site',
  usage: 'tesela diff events@1.6.0-pr.7 …',
  options: {
    out: text('DIR', 'made anew: diff.md for a pull request, and pictures/index.html; diff'),
    'no-pictures': flag('only the list; pictures need a Chromium'),
    ...manifestOption,
    ...siteOptions,
  },
  words: Infinity,
  run: async ({ values, words, site, say }) => {
    if (words.length === 0) throw new UsageError('Name a release, e.g. events@1.6.0-pr.7.');
    say('Composing the site with it …');
    await followLive(site, values.manifest);
    const preview = await previewOf(site, words);
    say('Comparing pages …');
    const differing = await changedPages(path.join(site.dir, 'live'), path.join(preview.dir, 'live'));
    const pages = differing.filter(({ kind }) => kind !== 'code');
    const out = path.resolve(values.out ?? 'diff');
    await emptyOwnFolder(out);
    // The browser itself complains of an answer 404.
    const urlsOf = (...kinds: (typeof differing)[number]['kind'][]) =>
      differing.flatMap(({ kind, url }) => (kinds.includes(kind) && !url.endsWith('/404') ? url : []));
    // A shell hydrates every page, also where it changes no word, as with a new React.
    const isOfShell = words.some((word) => /^shell(?:@|$)/.test(word));
    const both = [...urlsOf('words', 'looks'), ...(isOfShell ? urlsOf('code') : [])];
    const urls = values['no-pictures'] ? [] : both.slice(0, MAX_PICTURES);
    const failed = urls.length > 0 ? await compareSites([site.dir, preview.dir], urls, out, say) : [];
    const markdown = [
      `### What ${words.join(', ')} changes`,
      `${pages.length} ${pages.length === 1 ? 'page changes.' : 'pages change.'}`,
      pages.map(({ url, kind }) => `- \`${url}\`: ${kind}`).join('\n'),
      urls.length > 0 ? `Of ${urls.length} looked at, with what does not hydrate or looks different:` : '',
      failed.map((what) => `- ${what}`).join('\n'),
    ].filter(Boolean);
    await writeFile(path.join(out, 'diff.md'), `${markdown.join('\n\n')}\n`);
    const report = path.join(out, urls.length > 0 ? 'pictures/index.html' : 'diff.md');
    return { text: [...markdown, report].join('\n\n'), data: { pages, failed, out } };
  },
});

async function compareSites(dirs: [string, string], urls: readonly string[], out: string, say: Say) {
  const quiet = { HOST: '127.0.0.1', MAX_EVENT_LOOP_DELAY: '0', MEASURED_SHARE: '0' };
  const [was, is] = [await startGateway(dirs[0], 0, quiet), await startGateway(dirs[1], 0, quiet)];
  const job = { urls, widths: [390, 1440], pictures: path.join(out, 'before') };
  try {
    say(`Taking pictures of ${urls.length} pages as they are …`);
    await runPictures({ ...job, origin: was.url }, true);
    say('Comparing them with how they will be, and hydrating them …');
    return await runPictures(
      { ...job, origin: is.url, report: path.join(out, 'pictures'), hydrates: true },
      true,
    );
  } finally {
    for (const { process: server } of [was, is]) server?.kill('SIGTERM');
  }
}
