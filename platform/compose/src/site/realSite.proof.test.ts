import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { expect, it, onTestFinished } from 'vitest';

import { workers } from '#prerender/renderer.ts';
import { releaseWorkspace } from '#releases/releaseWorkspace.ts';
import { folderStore } from '#store/folderStore.ts';
import { hashFolder } from '#testing/hashFolder.ts';

import { changeSite, followManifest, type SiteFolder } from './live/change.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
const product = 'suero-antioxidante-vitamina-c-15';

it(
  'a new price, promoted, stands on every page of the site’s site that shows the product',
  { timeout: 600_000 },
  async () => {
    const dir = await mkdtemp(path.join(os.tmpdir(), 'tesela-real-'));
    onTestFinished(() => rm(dir, { recursive: true, force: true }), 60_000);
    const settingsDir = path.join(dir, 'settings');
    await cp(path.join(root, 'settings'), settingsDir, { recursive: true });
    const store = folderStore(path.join(dir, 'packages'));
    const site: SiteFolder = {
      dir: path.join(dir, 'site'),
      store,
      settingsDir,
      environment: 'test',
      retainDays: 0,
    };
    const live = (file: string) => readFile(path.join(site.dir, 'live', file), 'utf8');
    const pins = await releaseWorkspace(root, store);
    await changeSite(site, { action: 'promote' }, async () => pins);
    expect(await live('index.html')).not.toContain('123.456');

    const prices = path.join(settingsDir, 'prices.json');
    await writeFile(prices, JSON.stringify({ currency: 'COP', prices: { [product]: 123_456 } }));
    const { manifest } = await changeSite(site, { action: 'promote' }, async () => pins);
    const anew = { ...site, dir: path.join(dir, 'anew') };
    workers.count = 3;
    await followManifest(anew, manifest);

    for (const page of ['index.html', 'tienda/index.html', `tienda/producto/${product}/index.html`])
      expect(await live(page), page).toContain('123.456');
    expect(await hashFolder(path.join(site.dir, 'live'))).toEqual(
      await hashFolder(path.join(anew.dir, 'live')),
    );
  },
);
