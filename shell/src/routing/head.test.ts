import { sampleSettings } from '@clinic/shared/testing';
import { expect, it } from 'vitest';

import { describeHead } from './head.ts';

const head = describeHead({
  meta: {
    title: 'Blog',
    description: 'Notas',
    jsonLd: [{ '@type': 'Blog', publisher: { '@id': '/#clinic' } }],
  },
  lang: 'en',
  path: '/blog',
  site: sampleSettings.site,
});

const find = (tag: string, name: string, value: string) =>
  head.tags.find((item) => item.tag === tag && item.attributes[name] === value)?.attributes;

it('a page in English names itself canonical and its Spanish twin the default', () => {
  expect(find('link', 'rel', 'canonical')?.href).toBe('https://arrayan.example/en/blog');
  expect(find('link', 'hreflang', 'es')?.href).toBe('https://arrayan.example/blog');
  expect(find('link', 'hreflang', 'x-default')?.href).toBe('https://arrayan.example/blog');
});

it('structured data describes the clinic and refers to it by an absolute URL', () => {
  const items = head.tags
    .filter(({ tag }) => tag === 'script')
    .map(({ text }) => JSON.parse(text ?? '') as object);

  expect(items).toMatchObject([
    { '@context': 'https://schema.org', '@type': 'MedicalClinic', '@id': 'https://arrayan.example/#clinic' },
    { '@type': 'Blog', publisher: { '@id': 'https://arrayan.example/#clinic' } },
  ]);
});

it('the home page names the site', () => {
  const home = describeHead({
    meta: { title: 'Inicio', description: '' },
    lang: 'es',
    path: '/',
    site: sampleSettings.site,
  });

  const types = home.tags.flatMap(({ text }) =>
    text ? [(JSON.parse(text) as { '@type': string })['@type']] : [],
  );
  expect(types).toEqual(['MedicalClinic', 'WebSite']);
});
