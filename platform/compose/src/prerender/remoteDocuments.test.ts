import { expect, it } from 'vitest';

import { releaseWith } from '#testing/pages.ts';

import { addressDocuments, documentsUrl } from './remoteDocuments.ts';

const made = (price: number) => ({
  es: { '/stall': { price }, '/': { home: true }, catalogue: ['suero'] },
  en: { '/stall': { price }, '/': { home: true }, catalogue: ['syrup'] },
});

it('documents have an address for each language, and say which pages they are of', () => {
  const { byUrl, paths } = addressDocuments('/data/mfe-stall/0a1b', made(1));

  expect(paths).toEqual(['/stall', '/']);
  expect([...byUrl.keys()]).toEqual(
    ['es', 'en'].flatMap((lang) =>
      ['stall', 'index', 'catalogue'].map((name) => `/data/mfe-stall/0a1b/${lang}/${name}.json`),
    ),
  );
  expect(byUrl.get('/data/mfe-stall/0a1b/en/catalogue.json')).toEqual(['syrup']);
});

it('a new price stays at its address: only other code reads elsewhere', async () => {
  const [one, same] = [await releaseWith('mfe-stall'), await releaseWith('mfe-stall')];
  const [shell, other] = [
    await releaseWith('shell'),
    await releaseWith('shell', { app: { js: [], css: [] } }),
  ];

  expect(documentsUrl(one)).toMatch(/^\/data\/mfe-stall\/[\da-f]{10}$/);
  expect(documentsUrl({ ...same, version: '2.0.0' })).toBe(documentsUrl(one));
  expect(documentsUrl(other)).not.toBe(documentsUrl(shell));
});
