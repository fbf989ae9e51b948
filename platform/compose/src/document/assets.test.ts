import path from 'node:path';

import type { Defer } from '@tesela/core/contract';
import { describe, expect, it } from 'vitest';

import { prerendered, releaseWith } from '#testing/pages.ts';

import { createAssetFinder } from './assets.ts';

describe('a page’s assets', () => {
  const chunk = (file: string, css: string[] = []) => ({ js: [`${file}.js`], css });
  const shellChunks = {
    index: chunk('index', ['css/index.css']),
    starter: chunk('starter'),
    react: chunk('react'),
    site: chunk('site'),
    app: { js: ['react.js', 'app.js'], css: [] },
    federation: chunk('federation'),
  };

  it('are the shell’s and those of the chunks that the page used, nothing else; a remote’s wait for its area, and so do late styles', async () => {
    const shell = await releaseWith('shell', shellChunks);
    const remote = await releaseWith('mfe-magazine', {
      remote: { js: ['remote.js'], css: [] },
      help: { js: ['help.js'], css: ['help.css'], late: ['late.css'] },
      home: { js: ['home.js'], css: ['home.css'] },
      news: { js: ['news.js'], css: ['news.css'] },
    });
    const find = createAssetFinder(shell, new Map([['mfe_magazine' as const, remote]]));

    const assets = find(
      prerendered('', {
        chunks: [
          { remote: 'mfe_magazine', names: ['help'] },
          {
            remote: 'mfe_magazine',
            names: ['news'],
            slot: 'news',
            document: '/data/mfe-magazine/1/news.json',
          },
        ],
      }),
    );

    const names = (urls: readonly string[] = []) =>
      urls.map((url) => path.basename(url).replace(/\.[\da-f]{10}\./, '.HASH.')).join(' ');
    expect(names(assets.scripts.start)).toBe('index.js');
    expect(names(assets.scripts.page)).toBe('react.js site.js app.js');
    expect(names(assets.scripts.areas.page)).toBe(
      'federation.js remoteEntry.HASH.js remote.js help.js late.css',
    );
    // The page does not carry the slot's document.
    expect(names(assets.scripts.areas.news)).toBe(
      'federation.js remoteEntry.HASH.js remote.js news.js news.json',
    );
    expect(assets.stylesheets.map(({ dataHref }) => dataHref)).toEqual([
      'css/index.css',
      'help.css',
      'news.css',
    ]);
    expect(assets.stylesheets[0]?.css).toBe('a{background:url(/releases/shell/picture.avif)}');
  });

  it('fetch React ahead where something is used, and nothing where all waits for a touch', async () => {
    const shell = await releaseWith('shell', shellChunks);
    const find = createAssetFinder(shell, new Map());
    const scriptsOf = (defer: Defer) =>
      find(prerendered('', { chunks: [{ remote: 'shell', names: ['site'], hydration: { defer } }] })).scripts;

    const [read, used] = [scriptsOf('touch'), scriptsOf('visible')];

    expect(read).toMatchObject({ ahead: [], hydration: { page: { defer: 'touch' } } });
    expect(used.ahead.map((url) => path.basename(url))).toEqual(['react.js']);
  });

  it('need a name for every chunk: the error says how to give it', async () => {
    const shell = await releaseWith('shell', shellChunks);
    const remote = await releaseWith('mfe-magazine', { remote: { js: [], css: [] } });
    const find = createAssetFinder(shell, new Map([['mfe_magazine' as const, remote]]));

    expect(() => find(prerendered('', { chunks: [{ remote: 'mfe_magazine', names: ['help'] }] }))).toThrow(
      'mfe-magazine has no build chunk "help": the build names a chunk after the file that import() loads.',
    );
  });

  it('never take one team’s stylesheet for another’s: the error says how to name them', async () => {
    const shell = await releaseWith('shell', shellChunks);
    const remote = await releaseWith('mfe-magazine', { remote: chunk('remote', ['css/index.css']) });
    const find = createAssetFinder(shell, new Map([['mfe_magazine' as const, remote]]));

    const finding = () => find(prerendered('', { chunks: [{ remote: 'mfe_magazine', names: [] }] }));

    expect(finding).toThrow(
      'Two releases have different styles under css/index.css: name stylesheets by a hash',
    );
  });
});
