import { expect, it } from 'vitest';

import { changeSite } from '#site/live/change.ts';
import { readLiveManifest, type Pin } from '#site/manifest/manifest.ts';
import { createReleaseFixtures } from '#testing/fixtureBuilds.ts';

it('a team is told what its release or removal leaves leading nowhere, and nothing changes unless it insists', async () => {
  const { site, releaseShell, releaseRemote } = await createReleaseFixtures();
  const said: string[] = [];
  const shell = await releaseShell('1.0.0', 'Hola');
  const spa = (version: string, words: string, takes = {}) =>
    releaseRemote(version, { name: 'mfe_spa', words: `"${words}"`, paths: ['/spa'], takes });
  const links = `<a href='/spa#facial'>…</a><a href='/en/spa?x=1'>…</a><img src='/pictures/mfe_spa/a.1.0.0-320.avif'>`;
  const own = `<a href='#own' id='own'>…</a><a href='/favicon.svg'>…</a><a href='https://else.example/x'>…</a>`;
  const first = {
    mfe_marketing: await releaseRemote('1.0.0', {
      name: 'mfe_marketing',
      words: `"${links}${own}"`,
      paths: ['/'],
      passes: { prices: {} },
    }),
    mfe_spa: await spa('1.0.0', `<p id='facial'></p>`, { prices: {} }),
  };
  const go = (remotes: Record<string, Pin>, deadLinks = false) =>
    changeSite({ ...site, say: (line) => said.push(line) }, { action: 'promote', deadLinks }, async () => ({
      shell,
      remotes,
    }));
  await go(first);

  const changed = { ...first, mfe_spa: await spa('1.1.0', 'sin ancla') };
  await expect(go(changed)).rejects.toThrow(
    [
      'These would lead nowhere, so nothing has changed:',
      '  mfe-marketing: / links /spa#facial, where nothing has that id',
      '  mfe-marketing: / shows /pictures/mfe_spa/a.1.0.0-320.avif, which no release has',
      '  mfe-marketing: /en links /spa#facial, where nothing has that id',
      '  mfe-marketing: /en shows /pictures/mfe_spa/a.1.0.0-320.avif, which no release has',
      '  mfe-marketing: shows the slot "prices", which nobody lends',
      'Release what mends them first, or go on with --dead-links.',
    ].join('\n'),
  );
  const { mfe_marketing } = first;
  await expect(go({ mfe_marketing })).rejects.toThrow('/ links /en/spa?x=1, where there is no page');
  expect((await readLiveManifest(site.dir))?.remotes).toEqual(first);
  expect(said).toEqual([]);

  await go({ mfe_marketing }, true);
  expect(said).toEqual([expect.stringContaining('/ links /spa#facial, where there is no page')]);
  // What led nowhere before is not held against the next release.
  await go({
    mfe_marketing,
    mfe_shop: await releaseRemote('1.0.0', { name: 'mfe_shop', words: '""', paths: ['/shop'] }),
  });
  expect(said).toHaveLength(1);
});
