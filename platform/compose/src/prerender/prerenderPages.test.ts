import { defineRemote, page } from '@tesela/core/defineRemote';
import type { RemoteHost } from '@tesela/core/prerender';
import { describe, expect, it } from 'vitest';

import { emptyPage, marketing, prerendered, remotesOf, siteData } from '#testing/pages.ts';

import { createPagePrerenderer, listPaths, listUrls } from './prerenderPages.ts';

type Modules = Parameters<typeof createPagePrerenderer>[0];

/** Renders every page there is, one after the other. */
async function prerenderAll(modules: Modules) {
  const prerender = createPagePrerenderer(modules, siteData);
  const pages = [];
  for (const url of listUrls(listPaths(modules), siteData.site.languages)) pages.push(await prerender(url));
  return pages;
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
  const product = page('/tienda/:slug', emptyPage);
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

  it('stop the site when a page of one address has no document: it would be missed in silence', () => {
    const list = page('/tienda', emptyPage);
    const remotes = remotesOf(defineRemote({ name: 'mfe_shop', routes: [list, product], slots: {} }));

    expect(() => listPaths({ remotes })).toThrow(
      'mfe-shop has a page at /tienda, but exposed/data.ts makes no document for it.',
    );
  });
});
