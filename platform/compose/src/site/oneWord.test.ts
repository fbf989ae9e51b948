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
  '/sweets': read(lang, 'sweets'),
  '/sweets/facial': read(lang, 'facial'),
  'descriptions': [{ path: '/sweets', about: 'care', questions: [], title: 'Sweets', text: read(lang, 'sweets') }],
});
`;

const speaking = (word: string, version: string) => ({
  name: 'mfe_sweets',
  words: '"dice "',
  paths: ['/sweets', '/sweets/facial'],
  files: {
    'dist/node/data.mjs': data,
    'content/es/sweets.json': JSON.stringify(word),
    'content/es/facial.json': '"rostro"',
    'content/en/sweets.json': '"calm"',
    'content/en/facial.json': '"face"',
    [`dist/web/pictures/mfe_sweets/a.${version}-320.avif`]: 'picture',
  },
});

/** A document of what every page says. */
const shellData = `
import { readFileSync } from 'node:fs';
export const documents = ({ lang }) => ({
  words: JSON.parse(readFileSync(new URL('../content/' + lang + '/words.json', import.meta.url), 'utf8')),
});
`;

const shellSpeaking = (word: string) => ({
  'dist/node/data.mjs': shellData,
  'content/es/words.json': JSON.stringify(word),
  'content/en/words.json': '"Menu"',
});

type Words = { shell: string; sweets: string };

/** Releases and composes a site whose words change from the first release to the second. */
async function changeWords(first: Words, second: Words) {
  const { site, releaseShell, releaseRemote } = await createReleaseFixtures();
  const home = await releaseRemote('1.0.0', { name: 'mfe_home', words: '"inicio"', paths: ['/'] });
  const promote = async (version: string, words: Words) => {
    const shell = await releaseShell(version, 'Hola', 2, shellSpeaking(words.shell));
    const sweets = await releaseRemote(version, speaking(words.sweets, version));
    const { changed: changedPages } = await changeSite(site, { action: 'promote' }, async () => ({
      shell,
      remotes: { mfe_home: home, mfe_sweets: sweets },
    }));
    const [live, releases] = await Promise.all(
      ['live', 'releases'].map((folder) => hashFolder(path.join(site.dir, folder))),
    );
    return { changedPages, live: live ?? {}, releases };
  };

  const before = await promote('1.0.0', first);
  const after = await promote('1.0.1', second);
  const changed = Object.keys(after.live).filter((file) => after.live[file] !== before.live[file]);
  return {
    before,
    after,
    /** Without what is the same file in a shorter form, and without the hash of the code that reads it. */
    changed: changed
      .filter((file) => !/\.(?:br|gz)$/.test(file))
      .map((file) => file.replace(/^data\/([\w-]+)\/[\da-f]{10}\//, 'data/$1/'))
      .toSorted(),
  };
}

it('a changed word changes the page that says it, its document and the lists, and no script', async () => {
  const { before, after, changed } = await changeWords(
    { shell: 'Menú', sweets: 'calma' },
    { shell: 'Menú', sweets: 'sosiego' },
  );

  expect(changed).toEqual([
    'chat.json',
    'data/mfe-sweets/es/sweets.json',
    'pages.json',
    'registry.json',
    'sweets/index.html',
  ]);
  expect(Object.keys(after.live).toSorted()).toEqual(Object.keys(before.live).toSorted());
  expect(after.changedPages).toBe(1);
  expect(after.releases).toEqual(before.releases);
});

it('a changed word of the shell changes the pages of its language and its document, and no script', async () => {
  const { before, after, changed } = await changeWords(
    { shell: 'Menú', sweets: 'calma' },
    { shell: 'Índice', sweets: 'calma' },
  );

  expect(changed).toEqual([
    'data/shell/es/words.json',
    'index.html',
    'pages.json',
    'registry.json',
    'sweets/facial/index.html',
    'sweets/index.html',
  ]);
  expect(Object.keys(after.live).toSorted()).toEqual(Object.keys(before.live).toSorted());
  expect(after.releases).toEqual(before.releases);
});
