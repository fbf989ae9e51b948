import { expect, it } from 'vitest';

import { changeSite } from '#site/live/change.ts';
import { readLiveManifest, type Pin } from '#site/manifest/manifest.ts';
import { createReleaseFixtures } from '#testing/fixtureBuilds.ts';

it('a team is told what its release or removal leaves leading nowhere, and nothing changes unless it insists', async () => {
  const { site, releaseShell, releaseRemote } = await createReleaseFixtures();
  const said: string[] = [];
  const shell = await releaseShell('1.0.0', 'Hola');
  const sweets = (version: string, words: string, takes = {}) =>
    releaseRemote(version, { name: 'mfe_sweets', words: `"${words}"`, paths: ['/sweets'], takes });
  const links = `<a href='/sweets#facial'>…</a><a href='/en/sweets?x=1'>…</a><img src='/pictures/mfe_sweets/a.1.0.0-320.avif'>`;
  const own = `<a href='#own' id='own'>…</a><a href='/favicon.svg'>…</a><a href='https://else.example/x'>…</a>`;
  const first = {
    mfe_magazine: await releaseRemote('1.0.0', {
      name: 'mfe_magazine',
      words: `"${links}${own}"`,
      paths: ['/'],
      passes: { prices: {} },
    }),
    mfe_sweets: await sweets('1.0.0', `<p id='facial'></p>`, { prices: {} }),
  };
  const go = (remotes: Record<string, Pin>, deadLinks = false) =>
    changeSite({ ...site, say: (line) => said.push(line) }, { action: 'promote', deadLinks }, async () => ({
      shell,
      remotes,
    }));
  await go(first);

  const changed = { ...first, mfe_sweets: await sweets('1.1.0', 'sin ancla') };
  await expect(go(changed)).rejects.toThrow(
    [
      'These would lead nowhere, so nothing has changed:',
      '  mfe-magazine: / links /sweets#facial, where nothing has that id',
      '  mfe-magazine: / shows /pictures/mfe_sweets/a.1.0.0-320.avif, which no release has',
      '  mfe-magazine: /en links /sweets#facial, where nothing has that id',
      '  mfe-magazine: /en shows /pictures/mfe_sweets/a.1.0.0-320.avif, which no release has',
      '  mfe-magazine: shows the slot "prices", which nobody lends',
      'Release what mends them first, or go on with --dead-links.',
    ].join('\n'),
  );
  const { mfe_magazine } = first;
  await expect(go({ mfe_magazine })).rejects.toThrow('/ links /en/sweets?x=1, where there is no page');
  expect((await readLiveManifest(site.dir))?.remotes).toEqual(first);
  expect(said).toEqual([]);

  await go({ mfe_magazine }, true);
  expect(said).toEqual([expect.stringContaining('/ links /sweets#facial, where there is no page')]);
  // What led nowhere before is not held against the next release.
  await go({
    mfe_magazine,
    mfe_stall: await releaseRemote('1.0.0', { name: 'mfe_stall', words: '""', paths: ['/shop'] }),
  });
  expect(said).toHaveLength(1);
});
