import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';

import { changeSite } from './live/change.ts';
import { filesBelow } from '#disk/files.ts';
import { makeWorld } from '#testing/fixtureBuilds.ts';
import { hashFolder } from '#testing/hashFolder.ts';

/** A remote that says what stands in its package's content, as `data.mjs` does. */
const speaking = (word: string) => ({
  name: 'mfe_spa',
  words: `() => {
    const { readFileSync } = process.getBuiltinModule('node:fs');
    const { dirname, join } = process.getBuiltinModule('node:path');
    const { findPackageJSON } = process.getBuiltinModule('node:module');
    const dir = dirname(findPackageJSON(import.meta.url));
    return JSON.parse(readFileSync(join(dir, 'content/es/spa.json'), 'utf8')).heading;
  }`,
  paths: ['/spa'],
  files: { 'content/es/spa.json': JSON.stringify({ heading: word }) },
});

it('a changed word changes the pages that say it and no script', async () => {
  const { site, releaseShell, releaseRemote } = await makeWorld();
  const shell = await releaseShell('1.0.0', 'Hola');
  const home = await releaseRemote('1.0.0', { name: 'mfe_home', words: '"inicio"', paths: ['/'] });
  const live = path.join(site.dir, 'live');
  const promote = async (version: string, word: string) => {
    const spa = await releaseRemote(version, speaking(word));
    await changeSite(site, { action: 'promote' }, async () => ({
      shell,
      remotes: { mfe_home: home, mfe_spa: spa },
    }));
    return hashFolder(live);
  };

  const before = await promote('1.0.0', 'calma');
  const after = await promote('1.0.1', 'sosiego');

  const changed = Object.keys(after).filter((file) => after[file] !== before[file]);
  expect(changed.filter((file) => file.endsWith('.html'))).toEqual(['en/spa/index.html', 'spa/index.html']);
  expect(await readFile(path.join(live, 'spa/index.html'), 'utf8')).toContain('sosiego');
  const releases = path.join(site.dir, 'releases/mfe-spa');
  const scripts = (await filesBelow(releases)).filter((file) => file.endsWith('.js'));
  const bytes = await Promise.all(scripts.map((file) => readFile(path.join(releases, file), 'utf8')));
  const byName = Map.groupBy(scripts.keys(), (index) => path.basename(scripts[index] ?? ''));
  for (const [name, same] of byName)
    expect(new Set([...same].map((index) => bytes[index])).size, name).toBe(1);
}, 60_000);
