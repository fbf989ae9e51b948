import { createHash } from 'node:crypto';
import path from 'node:path';

import { readLiveManifest } from '@clinic/compose/manifest';
import { openSite } from '@clinic/compose/site';
import { repack } from '@clinic/compose/testing/repack';
import { startDisposableSite } from '@clinic/testing/disposableSite';
import { root } from '@clinic/testing/site';
import { expect, type Page } from 'playwright/test';
import { x } from 'tinyexec';

import { places, type Cell } from './cells.ts';
import type { Measured } from './results.ts';
import { arrive, expectInteractive } from './runCell.ts';

const greedyCss = 'h1,h2{color:#f00!important}footer a{font-size:40px!important}';

const sha256 = (content: Buffer): string => createHash('sha256').update(content).digest('base64');

/** Adds greedy rules to every stylesheet and corrects its hash in the scripts, as a build would. */
function addGreedyCss(files: Map<string, Buffer>): void {
  for (const [file, css] of [...files].filter(([name]) => name.endsWith('.css'))) {
    const greedy = Buffer.concat([css, Buffer.from(greedyCss)]);
    files.set(file, greedy);
    for (const [name, code] of [...files].filter(([each]) => each.startsWith('web/') && each.endsWith('.js')))
      files.set(name, Buffer.from(String(code).replaceAll(sha256(css), sha256(greedy))));
  }
}

/** Promotes a release of a remote with greedy styles. @returns the output of the command */
async function promoteGreedy(dir: string, folder: string): Promise<string> {
  const { store } = openSite({ site: dir, store: path.join(dir, 'packages') });
  const live = await readLiveManifest(dir);
  const pin = live?.remotes[folder.replace('-', '_')];
  if (!pin) throw new Error(`${folder} is not live.`);
  await store.publish(await repack(await store.fetch(pin), '9.0.0', addGreedyCss));
  const words = ['promote', `${folder.replace('mfe-', '')}@9.0.0`, '--site', dir];
  const options = ['--store', path.join(dir, 'packages'), '--settings', path.join(root, 'settings')];
  const { stdout, stderr } = await x(process.execPath, [
    path.join(root, 'platform/cli/src/clinic.ts'),
    ...words,
    ...options,
  ]);
  return stdout + stderr;
}

const looks = (page: Page) =>
  page.evaluate(() => ({
    colours: [...document.querySelectorAll('h1, h2')].map((heading) => getComputedStyle(heading).color),
    sizes: [...document.querySelectorAll('footer a')].map((link) => getComputedStyle(link).fontSize),
  }));

/** Promotes a release with greedy styles and checks that it is refused and the page looks the same. */
export async function runGreedy(page: Page, cell: Cell): Promise<Pick<Measured, 'readable'>> {
  const place = places[cell.place];
  const site = await startDisposableSite();
  try {
    const output = await promoteGreedy(site.dir, place.remote);
    const readable = await arrive(page, cell, site.url, async () => {});
    await expectInteractive(page, 'main h1', 20_000);
    const { colours, sizes } = await looks(page);

    expect(sizes.length).toBeGreaterThan(0);
    expect(sizes).not.toContain('40px');
    expect(colours.length).toBeGreaterThan(0);
    expect(colours).not.toContain('rgb(255, 0, 0)');
    expect(output).toContain(`Styles of @clinic/${place.remote}@9.0.0 reach beyond its own elements`);
    expect(output).toMatch(/\.css: footer a: begin it with a class of this remote/);
    return { readable };
  } finally {
    await site.close();
  }
}
