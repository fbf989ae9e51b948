import { expect, it } from 'vitest';

import { releaseWith } from '#testing/pages.ts';

import { addressDocuments, documentsUrl } from './remoteDocuments.ts';

const made = (price: number) => ({
  es: { '/tienda': { price }, '/': { home: true }, catalogue: ['suero'] },
  en: { '/tienda': { price }, '/': { home: true }, catalogue: ['serum'] },
});

it('documents have an address for each language, and say which pages they are of', () => {
  const { byUrl, paths } = addressDocuments('/data/mfe-shop/0a1b', made(1));

  expect(paths).toEqual(['/tienda', '/']);
  expect([...byUrl.keys()]).toEqual(
    ['es', 'en'].flatMap((lang) =>
      ['tienda', 'index', 'catalogue'].map((name) => `/data/mfe-shop/0a1b/${lang}/${name}.json`),
    ),
  );
  expect(byUrl.get('/data/mfe-shop/0a1b/en/catalogue.json')).toEqual(['serum']);
});

it('a new price stays at its address: only other code reads elsewhere', async () => {
  const [one, same] = [await releaseWith('mfe-shop'), await releaseWith('mfe-shop')];
  const [shell, other] = [
    await releaseWith('shell'),
    await releaseWith('shell', { app: { js: [], css: [] } }),
  ];

  expect(documentsUrl(one)).toMatch(/^\/data\/mfe-shop\/[\da-f]{10}$/);
  expect(documentsUrl({ ...same, version: '2.0.0' })).toBe(documentsUrl(one));
  expect(documentsUrl(other)).not.toBe(documentsUrl(shell));
});
