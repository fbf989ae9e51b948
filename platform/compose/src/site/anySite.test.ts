import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

import { expect, it } from 'vitest';

import { createReleaseFixtures } from '#testing/fixtureBuilds.ts';

import { changeSite } from './live/change.ts';

const bread = { name: 'mfe_bread', words: '"Pan"', paths: ['/', '/pan'] };

it.each([
  { what: 'without a remote', remotes: [], pages: ['404.html'] },
  {
    what: 'with one remote that lends nothing',
    remotes: [bread],
    pages: ['404.html', 'index.html', 'pan/index.html'],
  },
  {
    what: 'with a slot that no page shows',
    remotes: [{ ...bread, takes: { basket: {} } }],
    pages: ['404.html', 'index.html', 'pan/index.html'],
  },
])('a site $what is composed', async ({ remotes, pages }) => {
  const { site, releaseShell, releaseRemote } = await createReleaseFixtures();
  const shell = await releaseShell('1.0.0', 'Hola');
  const pins = await Promise.all(
    remotes.map(async (remote) => [remote.name, await releaseRemote('1.0.0', remote)] as const),
  );

  await changeSite(site, { action: 'promote' }, async () => ({ shell, remotes: Object.fromEntries(pins) }));

  const live = path.join(site.dir, 'live');
  const files = await readdir(live, { recursive: true });
  expect(files.filter((file) => file.endsWith('.html') && !file.startsWith('en')).toSorted()).toEqual(pages);
  const registry = JSON.parse(await readFile(path.join(live, 'registry.json'), 'utf8')) as object;
  expect(Object.keys(registry).toSorted()).toEqual([...remotes.map(({ name }) => name), 'shell']);
});
