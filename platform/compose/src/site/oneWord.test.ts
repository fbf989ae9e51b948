import path from 'node:path';

import { expect, it } from 'vitest';

import { createReleaseFixtures } from '#testing/fixtureBuilds.ts';
import { hashFolder } from '#testing/hashFolder.ts';

import { changeSite } from './live/change.ts';

/** Makes a document of each page of what stands in its package's content. */
const data = `
import { readFileSync } from 'node:fs';
const read = (lang, name) => JSON.parse(readFileSync(new URL('../content/' + lang + '/' + name + '.json', import.meta.url), 'utf8'));
export const documents = ({ lang }) => ({
  '/spa': read(lang, 'spa'),
  '/spa/facial': read(lang, 'facial'),
  'descriptions': [{ path: '/spa', about: 'care', questions: [], title: 'Spa', text: read(lang, 'spa') }],
});
`;

const speaking = (word: string, version: string) => ({
  name: 'mfe_spa',
  words: '"dice "',
  paths: ['/spa', '/spa/facial'],
  files: {
    'dist/node/data.mjs': data,
    'content/es/spa.json': JSON.stringify(word),
    'content/es/facial.json': '"rostro"',
    'content/en/spa.json': '"calm"',
    'content/en/facial.json': '"face"',
    [`dist/web/pictures/mfe_spa/a.${version}-320.avif`]: 'picture',
  },
});

it('a changed word changes the page that says it, its document and the lists, and no script', async () => {
  const { site, releaseShell, releaseRemote } = await createReleaseFixtures();
  const shell = await releaseShell('1.0.0', 'Hola');
  const home = await releaseRemote('1.0.0', { name: 'mfe_home', words: '"inicio"', paths: ['/'] });
  const promote = async (version: string, word: string) => {
    const spa = await releaseRemote(version, speaking(word, version));
    const { made } = await changeSite(site, { action: 'promote' }, async () => ({
      shell,
      remotes: { mfe_home: home, mfe_spa: spa },
    }));
    const [live, releases] = await Promise.all(
      ['live', 'releases'].map((folder) => hashFolder(path.join(site.dir, folder))),
    );
    return { made, live: live ?? {}, releases };
  };

  const before = await promote('1.0.0', 'calma');
  const after = await promote('1.0.1', 'sosiego');

  const changed = Object.keys(after.live).filter((file) => after.live[file] !== before.live[file]);
  const files = changed.filter((file) => !/\.(?:br|gz)$/.test(file));
  expect(files.map((file) => file.replace(/^data\/mfe-spa\/[\da-f]{10}\//, 'data/')).toSorted()).toEqual([
    'chat.json',
    'data/es/spa.json',
    'pages.json',
    'registry.json',
    'spa/index.html',
  ]);
  expect(Object.keys(after.live).toSorted()).toEqual(Object.keys(before.live).toSorted());
  expect(after.made).toBe(1);
  expect(after.releases).toEqual(before.releases);
}, 60_000);
