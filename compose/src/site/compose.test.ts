import { defineRemote, page, redirect, type Remote, type RemoteName } from '@clinic/shared/contract';
import type { HeadTag, PrerenderedPage, RemoteHost } from '@clinic/shared/prerender';
import { parseSettings } from '@clinic/shared/settings';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';

import site from '../../../settings/site.json' with { type: 'json' };
import { createAssetFinder } from '#document/assets.ts';
import { chatDocuments } from '#prerender/chatDocuments.ts';
import { writeCompressed } from '#disk/compress.ts';
import { renderDocument } from '#document/renderDocument.ts';
import { createPagePrerenderer, listPaths, listUrls } from '#prerender/prerenderPages.ts';
import { makeRegistry } from '#prerender/liveRemotes.ts';
import type { Release } from '#releases/fetchRelease.ts';
import { renderSitemap } from '#document/sitemap.ts';

const settings = parseSettings({ site });
const data = { registry: {}, site: settings.site, frame: '/data/shell/1' };

const temporary = () => mkdtemp(path.join(os.tmpdir(), 'compose-'));

const faq = page<string>('/faq', {
  chunk: 'faq',
  page: async () => ({ page: { Component: () => null, meta: () => ({ title: '', description: '' }) } }),
  content: { es: async () => '', en: async () => '' },
});

const marketing = defineRemote({
  name: 'mfe_marketing',
  routes: [faq, redirect('/preguntas', '/faq')],
  slots: {},
});

const remotesOf = (...remotes: Remote[]) =>
  new Map<RemoteName, Remote>(remotes.map((item) => [item.name, item]));

const release = (name: string, dir = '/nowhere'): Release => ({
  name,
  version: 'v1',
  integrity: 'sha512-x',
  dir,
  url: `/releases/${name}/v1/web/`,
});

type Modules = Parameters<typeof createPagePrerenderer>[0];

/** Renders every page there is, one after the other. */
async function prerenderAll(modules: Modules) {
  const prerender = createPagePrerenderer(modules, data);
  const pages = [];
  for (const url of listUrls(listPaths(modules))) pages.push(await prerender(url));
  return pages;
}

const prerendered = (html: string, more: Partial<PrerenderedPage> = {}): PrerenderedPage => ({
  kind: 'page',
  html,
  head: { lang: 'es', title: 'Preguntas', tags: [] },
  meta: { title: 'Preguntas', description: 'Lo que suelen preguntarnos.' },
  chunks: [],
  documents: {},
  ...more,
});

type Chunks = Record<string, { js: string[]; css: string[] }>;

/** A release on disk with an entry and the files of its chunks. */
async function releaseWith(name: string, chunks: Chunks = {}) {
  const dir = await temporary();
  await mkdir(path.join(dir, 'web/css'), { recursive: true });
  await writeFile(path.join(dir, 'web/chunks.json'), JSON.stringify(chunks));
  await writeFile(path.join(dir, 'web/remoteEntry.js'), `var ${name}`);
  for (const file of Object.values(chunks).flatMap(({ js, css }) => [...js, ...css])) {
    await writeFile(path.join(dir, 'web', file), `a{background:url(../picture.avif)}`);
  }
  return release(name, dir);
}

describe('prerendering', () => {
  it('covers every path in both languages, and what does not exist', async () => {
    const prerenderPage = async () => prerendered('<main></main>');

    const pages = await prerenderAll({ shell: { prerenderPage }, remotes: remotesOf(marketing) });

    expect(pages.map(({ url }) => url)).toEqual(['/faq', '/404', '/en/faq', '/en/404']);
  });

  it('stops at a page that throws and names its route and its remote', async () => {
    const prerenderPage = async (url: string) => {
      if (url === '/en/faq') throw new Error('content is undefined');
      return prerendered('');
    };

    const composing = prerenderAll({ shell: { prerenderPage }, remotes: remotesOf(marketing) });

    await expect(composing).rejects.toThrow('Cannot prerender /en/faq (mfe-marketing): content is undefined');
  });

  it('stops at a path that a remote lists and does not answer', async () => {
    const prerenderPage = async () => prerendered('', { kind: 'not-found' });

    const composing = prerenderAll({ shell: { prerenderPage }, remotes: remotesOf(marketing) });

    await expect(composing).rejects.toThrow('mfe-marketing lists /faq, but no page answers there.');
  });
});

describe('pages with data', () => {
  const product = page<string, { name: string }>('/tienda/:slug', {
    chunk: 'product',
    data: 'composed',
    page: async () => ({
      page: { Component: () => null, meta: ({ data }) => ({ title: data.name, description: '' }) },
    }),
    content: { es: async () => '', en: async () => '' },
  });
  const shop = defineRemote({ name: 'mfe_shop', routes: [product], slots: {} });

  it('exist for every document under their pattern, and can read it', async () => {
    const stored = {
      url: '/data/mfe-shop/1',
      paths: ['/tienda/suero', '/otra'],
      byUrl: new Map([['/data/mfe-shop/1/es/tienda/suero.json', { name: 'Suero' }]]),
    };
    const read: unknown[] = [];
    const prerenderPage = async (url: string, host: RemoteHost) => {
      if (url === '/tienda/suero') read.push(await host.readDocument(`${stored.url}/es${url}.json`));
      return prerendered('');
    };

    const pages = await prerenderAll({
      shell: { prerenderPage },
      remotes: remotesOf(shop),
      documents: new Map([['mfe_shop' as const, stored]]),
    });

    expect(pages.map(({ url }) => url)).toEqual(['/tienda/suero', '/404', '/en/tienda/suero', '/en/404']);
    expect(read).toEqual([{ name: 'Suero' }]);
  });
});

describe('the registry', () => {
  it('tells the browser what each remote owns', async () => {
    const registry = makeRegistry(
      remotesOf(marketing),
      new Map([['mfe_marketing' as const, await releaseWith('mfe-marketing')]]),
    );

    expect(registry.mfe_marketing).toEqual({
      version: 'v1',
      entry: '/releases/mfe-marketing/v1/web/remoteEntry.js',
      integrity: `sha256-${createHash('sha256').update('var mfe-marketing').digest('base64')}`,
      pages: ['/faq'],
      redirects: [{ path: '/preguntas', to: '/faq' }],
      slots: [],
    });
  });

  it('refuses two remotes that claim one path', async () => {
    const intruder = defineRemote({ name: 'mfe_spa', routes: [faq], slots: {} });
    const releases = new Map<RemoteName, Release>([
      ['mfe_marketing', await releaseWith('mfe-marketing')],
      ['mfe_spa', await releaseWith('mfe-spa')],
    ]);

    expect(() => makeRegistry(remotesOf(marketing, intruder), releases)).toThrow(
      'mfe-spa and mfe-marketing both claim the path /faq.',
    );
  });
});

it('files are compressed for the network and expand to the same bytes', async () => {
  const file = path.join(await temporary(), 'a.css');
  await writeFile(file, 'a { color: red; }'.repeat(100));

  await writeCompressed(file, 11);

  const original = await readFile(file);
  expect(brotliDecompressSync(await readFile(`${file}.br`))).toEqual(original);
  expect(gunzipSync(await readFile(`${file}.gz`))).toEqual(original);
});

describe('a page’s assets', () => {
  const chunk = (file: string, css: string[] = []) => ({ js: [`${file}.js`], css });
  const shellChunks = {
    index: chunk('index', ['css/index.css']),
    starter: chunk('starter'),
    react: chunk('react'),
    site: chunk('site'),
    app: { js: ['react.js', 'app.js'], css: [] },
    federation: chunk('federation'),
    'shell.es': chunk('es'),
  };

  it('are the shell’s and those of the chunks that the page used, nothing else; a remote’s wait for its area', async () => {
    const shell = await releaseWith('shell', shellChunks);
    const remote = await releaseWith('mfe-marketing', {
      remote: { js: ['remote.js'], css: [] },
      faq: { js: ['faq.js'], css: ['faq.css'] },
      home: { js: ['home.js'], css: ['home.css'] },
      news: { js: ['news.js'], css: ['news.css'] },
    });
    const find = createAssetFinder(shell, new Map([['mfe_marketing' as const, remote]]));

    const assets = find(
      prerendered('', {
        chunks: [
          { remote: 'mfe_marketing', names: ['faq'] },
          { remote: 'mfe_marketing', names: ['news'], slot: 'news' },
        ],
      }),
    );

    const names = (urls: readonly string[] = []) => urls.map((url) => path.basename(url)).join(' ');
    expect(names(assets.scripts.start)).toBe('index.js');
    expect(names(assets.scripts.page)).toBe('react.js site.js app.js es.js');
    expect(names(assets.scripts.areas.page)).toBe('federation.js remoteEntry.js remote.js faq.js');
    expect(names(assets.scripts.areas.news)).toBe('federation.js remoteEntry.js remote.js news.js');
    expect(assets.stylesheets.map(({ dataHref }) => dataHref)).toEqual([
      'css/index.css',
      'faq.css',
      'news.css',
    ]);
    expect(assets.stylesheets[0]?.css).toBe('a{background:url(/releases/shell/v1/web/picture.avif)}');
  });

  it('need a name for every chunk: the error says how to give it', async () => {
    const shell = await releaseWith('shell', shellChunks);
    const remote = await releaseWith('mfe-marketing', { remote: { js: [], css: [] } });
    const find = createAssetFinder(shell, new Map([['mfe_marketing' as const, remote]]));

    expect(() => find(prerendered('', { chunks: [{ remote: 'mfe_marketing', names: ['faq'] }] }))).toThrow(
      'mfe-marketing has no build chunk "faq": give the import() the comment /* webpackChunkName: "faq" */.',
    );
  });
});

it('nothing that a page says can break out of its document', () => {
  const hostile = '</script><script>alert(1)</script>';
  const tags: HeadTag[] = [
    { tag: 'meta', attributes: { name: 'description', content: `"${hostile}` } },
    { tag: 'script', attributes: { type: 'application/ld+json' }, text: JSON.stringify(hostile) },
  ];

  const html = renderDocument(
    prerendered('<main></main>', { head: { lang: 'es', title: hostile, tags } }),
    { stylesheets: [], starter: '', scripts: { start: [], page: [], areas: {}, integrity: {} } },
    { ...data, site: { ...settings.site, name: hostile } },
  );

  expect(html).not.toContain('<script>alert');
  expect(html).toContain('&lt;/script&gt;');
});

it('the sitemap pairs every page with its translation', () => {
  const sitemap = renderSitemap('https://arrayan.example', ['/faq']);

  expect(sitemap.match(/<loc>/g)).toHaveLength(2);
  expect(sitemap).toContain('hreflang="en" href="https://arrayan.example/en/faq"');
});

it('the assistant can look up a page and each of its parts, without the interface around them', () => {
  const html = `<main><h1>Preguntas</h1><button>Abrir</button>
    <details id="pagos"><summary><h2>¿Cómo pago?</h2></summary><p>Con tarjeta o efectivo.</p></details></main>`;

  const documents = chatDocuments({ ...prerendered(html), url: '/faq' }, new Map());

  expect(documents).toMatchObject([
    { kind: 'page', title: 'Preguntas', path: '/faq', lang: 'es' },
    { kind: 'section', title: '¿Cómo pago?', path: '/faq#pagos' },
  ]);
  expect(documents[1]?.text).toContain('Con tarjeta o efectivo.');
  expect(documents[0]?.text).not.toContain('Abrir');
});

it('links of a page are fetched when the visitor is about to follow them', () => {
  const html = renderDocument(
    prerendered('<main></main>'),
    { stylesheets: [], starter: '', scripts: { start: [], page: [], areas: {}, integrity: {} } },
    data,
  );

  const [, json = ''] = /<script type="speculationrules">(.+?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(json)).toEqual({
    prefetch: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }],
  });
  const hash = createHash('sha256').update(json).digest('base64');
  expect(html).toContain(`'sha256-${hash}'`);
});
