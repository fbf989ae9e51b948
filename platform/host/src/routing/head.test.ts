import { sampleSite } from '@tesela/core/testing';
import { expect, it } from 'vitest';

import { describeHead, type SiteHead } from './head.ts';

const own: SiteHead = {
  fill: (text) => text.replace('{city}', 'Cali'),
  jsonLd: () => [{ '@type': 'Organization', '@id': '/#us' }],
  locales: { es: 'es_CO', en: 'en_US' },
  notFound: () => ({ title: '', description: '' }),
};

const page = {
  meta: {
    title: 'Blog',
    description: 'Notas',
    jsonLd: [{ '@type': 'Blog', publisher: { '@id': '/#us' } }],
  },
  lang: 'en',
  path: '/posts',
  site: sampleSite,
} as const;

const head = describeHead(page, own);

const find = (tag: string, name: string, value: string) =>
  head.tags.find((item) => item.tag === tag && item.attributes[name] === value)?.attributes;

it('a page in English names itself canonical and its Spanish twin the default', () => {
  expect(find('link', 'rel', 'canonical')?.href).toBe('https://site.example/en/posts');
  expect(find('link', 'hreflang', 'es')?.href).toBe('https://site.example/posts');
  expect(find('link', 'hreflang', 'x-default')?.href).toBe('https://site.example/posts');
});

it('structured data of the site and of the page have absolute URLs', () => {
  const items = head.tags
    .filter(({ tag }) => tag === 'script')
    .map(({ text }) => JSON.parse(text ?? '') as object);

  expect(items).toMatchObject([
    { '@context': 'https://schema.org', '@type': 'Organization', '@id': 'https://site.example/#us' },
    { '@type': 'Blog', publisher: { '@id': 'https://site.example/#us' } },
  ]);
});

it('a page that names a picture is shared with it, any other with the site’s', () => {
  const image = {
    '@type': 'ImageObject',
    url: '/pictures/a.webp',
    width: 960,
    height: 720,
    caption: 'Una mermelada',
  };
  const { tags } = describeHead(
    { ...page, meta: { title: 'Rye', description: 'Granos', jsonLd: [{ '@type': 'WebPage', image }] } },
    own,
  );

  const shared = tags.filter(({ attributes }) => attributes.property?.startsWith('og:image'));
  expect(shared.map(({ attributes }) => attributes.content)).toEqual([
    'https://site.example/pictures/a.webp',
    '960',
    '720',
    'Una mermelada',
  ]);
  expect(find('meta', 'property', 'og:image')?.content).toBe('https://site.example/open-graph.jpg');
});

it('facts stand where the words of a page and of its structured data name them', () => {
  const meta = { title: 'Cursos en {city}', description: '', jsonLd: [{ name: '{city}' }] };
  const { title, tags } = describeHead({ ...page, meta }, own);

  expect(title).toMatch(/^Cursos en Cali · /);
  expect(JSON.parse(tags.at(-1)?.text ?? '')).toMatchObject({ name: 'Cali' });
});

it('search engines are kept from a page that asks for it, and from no other', () => {
  const robots = ({ tags }: typeof head) => tags.filter(({ attributes }) => attributes.name === 'robots');

  expect(robots(head)).toEqual([]);
  expect(robots(describeHead({ ...page, isIndexed: false }, own))).toHaveLength(1);
});
