import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { expect, it, onTestFinished } from 'vitest';

import { sha256 } from '#disk/hash.ts';

import { changedPages } from './changedPages.ts';
import { countPages, pageFileOf } from './composedSite.ts';

type Page = { text?: string; style?: string; script?: string; price?: number; documents?: object };

const htmlOf = ({ text = 'Hola', style = 'a{top:0}', script = 'a.js', price = 1, documents = {} }: Page) =>
  [
    `<head><link rel="preload" href="/${script}"><style>${style}</style>`,
    `<script type="application/ld+json">{"price":${price}}</script></head>`,
    `<body>${text}<script type="application/json" id="page-data">${JSON.stringify({ documents })}</script></body>`,
  ].join('');

/** A composed site with these pages, by URL. */
async function siteOf(pages: Record<string, Page>): Promise<string> {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'clinic-pages-'));
  onTestFinished(() => rm(dir, { recursive: true }));
  const files: Record<string, string> = { 'sitemap.xml': sha256('') };
  for (const [url, page] of Object.entries(pages)) {
    const file = path.join(dir, pageFileOf(url));
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, htmlOf(page));
    files[pageFileOf(url)] = sha256(htmlOf(page));
  }
  await writeFile(path.join(dir, 'pages.json'), JSON.stringify({ files, uses: [] }));
  return dir;
}

it.each<[string, Page, string[]]>([
  ['nothing', {}, []],
  ['a word', { text: 'Buenas' }, ['words']],
  ['a price that only search engines read', { price: 2 }, ['words']],
  ['a document that a dialog shows', { documents: { '/data/spa/1/es/a.json': 'otra' } }, ['words']],
  ['the address of a document', { documents: { '/data/spa/2/es/a.json': 'una' } }, []],
  ['a style', { style: 'a{top:1px}' }, ['looks']],
  ['the name of a script', { script: 'b.js' }, []],
])('a reviewer is told what changes with %s', async (_what, change, kinds) => {
  const documents = { '/data/spa/1/es/a.json': 'una' };
  const before = await siteOf({ '/spa': { documents } });

  const changed = await changedPages(before, await siteOf({ '/spa': { documents, ...change } }));

  expect(changed).toEqual(kinds.map((kind) => ({ url: '/spa', kind })));
});

it('pages that are new or gone are told by their addresses', async () => {
  const [before, after] = [
    await siteOf({ '/': {}, '/404': {}, '/en': {}, '/blog': {} }),
    await siteOf({ '/': {}, '/en/404': {}, '/en': { script: 'b.js' } }),
  ];

  expect(await changedPages(before, after)).toEqual([
    { url: '/404', kind: 'removed' },
    { url: '/blog', kind: 'removed' },
    { url: '/en/404', kind: 'added' },
  ]);
  expect(await countPages(after, before)).toEqual({ pages: 3, changed: 2 });
  expect(await countPages(after, undefined)).toEqual({ pages: 3, changed: 3 });
});
