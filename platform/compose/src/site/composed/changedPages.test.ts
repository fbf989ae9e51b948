import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import type { PageData } from '@tesela/core/liveRemotes';
import type { HeadTag } from '@tesela/core/prerender';
import { expect, it, onTestFinished } from 'vitest';

import { sha256 } from '#disk/hashes.ts';
import { renderDocument } from '#document/renderDocument.ts';
import { prerendered, siteData } from '#testing/pages.ts';

import { changedPages, countPages, pageFileOf } from './composedSite.ts';

type Page = {
  text?: string;
  css?: string;
  script?: string;
  price?: number;
  documents?: PageData['documents'];
};

function documentOf({ text = 'Hola', css = 'a{top:0}', script = 'a.js', price = 1, documents = {} }: Page) {
  const tags: HeadTag[] = [
    { tag: 'script', attributes: { type: 'application/ld+json' }, text: JSON.stringify({ price }) },
  ];
  const page = prerendered(`<main>${text}</main>`, {
    head: { lang: 'es', title: 'Sweets', tags },
    documents,
  });
  const scripts = { start: [script], page: [], areas: {}, ahead: [], hydration: {}, integrity: {} };
  return renderDocument(page, { stylesheets: [{ css, dataHref: 'a.css' }], inline: [], scripts }, siteData);
}

/** A composed site with these pages, by URL. */
async function siteOf(pages: Record<string, Page>): Promise<string> {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'tesela-pages-'));
  onTestFinished(() => rm(dir, { recursive: true }));
  const made = Object.entries(pages).map(([url, page]) => [pageFileOf(url), documentOf(page)] as const);
  const files = {
    'sitemap.xml': '',
    ...Object.fromEntries(made.map(([file, { text }]) => [file, sha256(text)])),
  };
  const prints = Object.fromEntries(made.map(([file, { print }]) => [file, print]));
  await writeFile(path.join(dir, 'pages.json'), JSON.stringify({ files, prints, uses: [] }));
  return dir;
}

it.each<[string, Page, string[]]>([
  ['nothing', {}, []],
  ['a word', { text: 'Buenas' }, ['words']],
  ['a price that only search engines read', { price: 2 }, ['words']],
  ['a document that a dialog shows', { documents: { '/data/sweets/1/es/a.json': 'otra' } }, ['words']],
  ['the address of a document', { documents: { '/data/sweets/2/es/a.json': 'una' } }, ['code']],
  ['a style', { css: 'a{top:1px}' }, ['looks']],
  ['the name of a script', { script: 'b.js' }, ['code']],
])('a reviewer is told what changes with %s', async (_what, change, kinds) => {
  const documents = { '/data/sweets/1/es/a.json': 'una' };
  const before = await siteOf({ '/sweets': { documents } });

  const changed = await changedPages(before, await siteOf({ '/sweets': { documents, ...change } }));

  expect(changed).toEqual(kinds.map((kind) => ({ url: '/sweets', kind })));
});

it('pages that are new or gone are told by their addresses', async () => {
  const [before, after] = [
    await siteOf({ '/': {}, '/404': {}, '/en': {}, '/posts': {} }),
    await siteOf({ '/': {}, '/en/404': {}, '/en': { script: 'b.js' } }),
  ];

  expect(await changedPages(before, after)).toEqual([
    { url: '/404', kind: 'removed' },
    { url: '/posts', kind: 'removed' },
    { url: '/en', kind: 'code' },
    { url: '/en/404', kind: 'added' },
  ]);
  expect(await countPages(after, before)).toEqual({ pages: 3, changed: 2, dead: [] });
  expect(await countPages(after, undefined)).toEqual({ pages: 3, changed: 3, dead: [] });
});
