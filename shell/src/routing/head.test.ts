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

it('a page that names a picture is shared with it, any other with the site’s', () => {
  const image = {
    '@type': 'ImageObject',
    url: '/pictures/a.webp',
    width: 960,
    height: 720,
    caption: 'Una crema',
  };
  const { tags } = describeHead({
    meta: { title: 'Acné', description: 'Granos', jsonLd: [{ '@type': 'MedicalWebPage', image }] },
    lang: 'es',
    path: '/problemas/acne',
    site: sampleSettings.site,
  });

  const shared = tags.filter(({ attributes }) => attributes.property?.startsWith('og:image'));
  expect(shared.map(({ attributes }) => attributes.content)).toEqual([
    'https://arrayan.example/pictures/a.webp',
    '960',
    '720',
    'Una crema',
  ]);
  expect(find('meta', 'property', 'og:image')?.content).toBe('https://arrayan.example/open-graph.jpg');
});

it('the title ends with the brand, and facts stand where the words name them', () => {
  const { title, tags } = describeHead({
    meta: { title: 'Dermatología en {city}', description: 'Conozca {brand}', jsonLd: [{ name: '{city}' }] },
    lang: 'es',
    path: '/x',
    site: {
      ...sampleSettings.site,
      shortName: 'Guayacán',
      address: { ...sampleSettings.site.address, city: 'Cali' },
    },
  });

  expect(title).toBe('Dermatología en Cali · Guayacán');
  expect(tags.find(({ attributes }) => attributes.name === 'description')?.attributes.content).toBe(
    'Conozca Guayacán',
  );
  expect(JSON.parse(tags.at(-1)?.text ?? '')).toMatchObject({ name: 'Cali' });
});

it('a text that names no fact of the clinic stops the page from being made', () => {
  const meta = { title: 'Inicio', description: 'En {citty}' };

  expect(() => describeHead({ meta, lang: 'es', path: '/x', site: sampleSettings.site })).toThrow('{citty}');
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
