import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';

import { addressDocuments, storeDocuments } from './documents.ts';

const siteDir = () => mkdtemp(path.join(os.tmpdir(), 'documents-'));

const made = (price: number) => ({
  es: { '/tienda': { price }, '/': { home: true }, catalogue: ['suero'] },
  en: { '/tienda': { price }, '/': { home: true }, catalogue: ['serum'] },
});

async function store(documents: ReturnType<typeof made>, dir: string) {
  const addressed = addressDocuments('mfe-shop', documents);
  await storeDocuments(addressed.url, documents, dir);
  return addressed;
}

it('documents are stored under an address that bears their hash', async () => {
  const dir = await siteDir();

  const { url, byUrl, paths } = await store(made(1), dir);

  expect(url).toMatch(/^\/data\/mfe-shop\/[0-9a-f]{12}$/);
  expect(paths).toEqual(['/tienda', '/']);
  expect(byUrl.get(`${url}/en/catalogue.json`)).toEqual(['serum']);
  for (const [address, document] of byUrl) {
    expect(JSON.parse(await readFile(path.join(dir, address), 'utf8'))).toEqual(document);
  }
  expect((await readdir(path.join(dir, url, 'es'))).toSorted()).toEqual([
    'catalogue.json',
    'index.json',
    'tienda.json',
  ]);
});

it('a new price makes new documents and leaves the old ones to those who are reading them', async () => {
  const dir = await siteDir();

  const before = await store(made(1), dir);
  const same = await store(made(1), dir);
  const after = await store(made(2), dir);

  expect(same.url).toBe(before.url);
  expect(after.url).not.toBe(before.url);
  expect(await readdir(path.join(dir, 'data/mfe-shop'))).toHaveLength(2);
});
