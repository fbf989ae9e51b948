import { defineRemote, page } from '@tesela/core/defineRemote';
import type { RemoteHost } from '@tesela/core/prerender';
import { describe, expect, it } from 'vitest';

import { emptyPage, magazine, prerendered, remotesOf, siteData } from '#testing/pages.ts';

import { claimsOf } from './liveRemotes.ts';
import { createPagePrerenderer, listPaths, listUrls } from './prerenderPages.ts';

const described = { version: '1.0.0', entry: '', integrity: '' };

type Modules = Parameters<typeof createPagePrerenderer>[0];

/** Renders every page there is, one after the other. */
async function prerenderAll(modules: Modules) {
  const registry = Object.fromEntries(
    [...modules.remotes].map(([name, remote]) => [name, { ...described, ...claimsOf(remote) }]),
  );
  const prerender = createPagePrerenderer(modules, { ...siteData, registry });
  const pages = [];
  for (const url of listUrls(listPaths(modules), siteData.site.languages)) pages.push(await prerender(url));
  return pages;
}

describe('prerendering', () => {
  it('covers every path in both languages, and what does not exist', async () => {
    const prerenderPage = async () => prerendered('<main></main>');

    const pages = await prerenderAll({ shell: { prerenderPage }, remotes: remotesOf(magazine) });

    expect(pages.map(({ url }) => url)).toEqual(['/help', '/404', '/en/help', '/en/404']);
  });

  it('stops at a page that throws and names its route and its remote', async () => {
    const prerenderPage = async (url: string) => {
      if (url === '/en/help') throw new Error('content is undefined');
      return prerendered('');
    };

    const composing = prerenderAll({ shell: { prerenderPage }, remotes: remotesOf(magazine) });

    await expect(composing).rejects.toThrow('Cannot prerender /en/help (mfe-magazine): content is undefined');
  });

  it('stops at a path that a remote lists and does not answer', async () => {
    const prerenderPage = async () => prerendered('', { kind: 'not-found' });

    const composing = prerenderAll({ shell: { prerenderPage }, remotes: remotesOf(magazine) });

    await expect(composing).rejects.toThrow('mfe-magazine lists /help, but no page answers there.');
  });
});

describe('pages with data', () => {
  const product = page('/stall/:slug', emptyPage);
  const stall = defineRemote({ name: 'mfe_stall', routes: [product], slots: {} });

  it('exist for every document under their pattern, and can read it', async () => {
    const stored = {
      url: '/data/mfe-stall/1',
      paths: ['/stall/suero', '/otra'],
      byUrl: new Map([['/data/mfe-stall/1/es/stall/suero.json', { name: 'Suero' }]]),
    };
    const read: unknown[] = [];
    const prerenderPage = async (url: string, host: RemoteHost) => {
      if (url === '/stall/suero') read.push(await host.readDocument(`${stored.url}/es${url}.json`));
      return prerendered('');
    };

    const pages = await prerenderAll({
      shell: { prerenderPage },
      remotes: remotesOf(stall),
      documents: new Map([['mfe_stall' as const, stored]]),
    });

    expect(pages.map(({ url }) => url)).toEqual(['/stall/suero', '/404', '/en/stall/suero', '/en/404']);
    expect(read).toEqual([{ name: 'Suero' }]);
  });

  it('stop the site when a page of one address has no document: it would be missed in silence', () => {
    const list = page('/stall', emptyPage);
    const remotes = remotesOf(defineRemote({ name: 'mfe_stall', routes: [list, product], slots: {} }));

    expect(() => listPaths({ remotes })).toThrow(
      'mfe-stall has a page at /stall, but exposed/data.ts makes no document for it.',
    );
  });
});
