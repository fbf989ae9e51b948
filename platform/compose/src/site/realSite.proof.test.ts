import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { tractorStore } from '@tesela/testing/site';
import { expect, it, onTestFinished } from 'vitest';

import { workers } from '#prerender/renderer.ts';
import { releaseWorkspace } from '#releases/releaseWorkspace.ts';
import { folderStore } from '#store/folderStore.ts';
import { hashFolder } from '#testing/hashFolder.ts';

import { changeSite, followManifest, type SiteFolder } from './live/change.ts';

it(
  'a new price, promoted, stands on every page of a real site that shows the product, whatever worker rendered it',
  { timeout: 600_000 },
  async () => {
    const dir = await mkdtemp(path.join(os.tmpdir(), 'tesela-real-'));
    onTestFinished(() => rm(dir, { recursive: true, force: true }), 60_000);
    const workspace = path.join(dir, 'workspace');
    await cp(tractorStore.folder, workspace, {
      recursive: true,
      filter: (file) => !['.site', 'node_modules'].includes(path.basename(file)),
    });
    const store = folderStore(path.join(dir, 'packages'));
    const site: SiteFolder = {
      dir: path.join(dir, 'site'),
      store,
      settingsDir: path.join(workspace, 'settings'),
      environment: 'test',
      retainDays: 0,
    };
    const live = (page: string) => readFile(path.join(site.dir, 'live', page, 'index.html'), 'utf8');
    const promote = () => changeSite(site, { action: 'promote' }, () => releaseWorkspace(workspace, store));
    workers.count = 1;
    await promote();
    expect(await live('product/AU-03')).not.toContain('123,456');

    // What a build of the team with another price makes.
    const data = path.join(workspace, 'mfe-checkout/dist/node/data.mjs');
    const built = await readFile(data, 'utf8');
    await writeFile(data, built.replace(/("sku":"AU-03-TQ".*?"price":)\d+/, '$1123456'));
    const { manifest } = await promote();
    const anew = { ...site, dir: path.join(dir, 'anew') };
    workers.count = 3;
    await followManifest(anew, manifest);

    for (const page of ['product/AU-03', 'product/AU-03-TQ'])
      expect(await live(page), page).toContain('123,456');
    expect(await live('product/AU-03-PL')).not.toContain('123,456');
    expect(await hashFolder(path.join(site.dir, 'live'))).toEqual(
      await hashFolder(path.join(anew.dir, 'live')),
    );
  },
);
