import { describeMistakes } from '@tesela/content';
import { describe, expect, it } from 'vitest';

import { sectionIds } from '#paths.ts';

import { source } from './schema.ts';
import { spaDocuments } from './spaDocuments.ts';

it('every file of content is whole, in both languages', () => {
  expect(describeMistakes(source.mistakes())).toBe('');
});

const contents = { es: spaDocuments('es'), en: spaDocuments('en') };

/** Returns all texts of a document with their paths. */
function textsOf(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => textsOf(item, `${path}/${key}`));
}

/**
 * Tells whether a value must be equal in both languages: slugs, assets, and the category that the form shows.
 */
const isLanguageFree = (path: string) =>
  /\/(id|image\/(name|color|version)|section|titleLang|assessmentCategory|link|uses\/\d+|review\/(name|profile|on|next|sources\/.+))$/.test(
    path,
  );

/**
 * Tells whether a text may be equal in both languages: names of rituals, durations such as `45 min`,
 * placeholders.
 */
const mayBeEqual = (path: string, text: string) =>
  path.includes('/title') || /^(\d+ min|\{\w+\})$/.test(text) || text === 'Facial';

describe.each(sectionIds)('content of the section %s', (id) => {
  const { es, en } = { es: contents.es[id], en: contents.en[id] };

  it.each([
    ['es', es],
    ['en', en],
  ])('has no empty text and no stray space (%s)', (_lang, content) => {
    const texts = textsOf(content);

    expect(texts.length).toBeGreaterThan(80);
    expect(texts.filter(([, text]) => text === '' || text !== text.trim())).toEqual([]);
  });

  it('says the same things in both languages', () => {
    const shapeOf = (content: typeof es) =>
      textsOf(content)
        .filter(([path]) => !path.endsWith('/titleLang'))
        .map(([path, text]) => (isLanguageFree(path) ? `${path} = ${text}` : path));

    expect(shapeOf(en)).toEqual(shapeOf(es));
  });

  it('leaves no sentence untranslated', () => {
    const spanish = new Map(textsOf(es));

    const same = textsOf(en).filter(
      ([path, text]) => spanish.get(path) === text && !isLanguageFree(path) && !mayBeEqual(path, text),
    );

    expect(same).toEqual([]);
  });

  it('is named by its slug', () => {
    expect([es.section.id, en.section.id]).toEqual([id, id]);
  });

  it('has a page description that search results show whole', () => {
    for (const { section } of [es, en]) expect(section.meta.description.length).toBeLessThanOrEqual(160);
  });
});

it('gives every experience of the spa a slug of its own, fit for an anchor', () => {
  const ids = Object.values(contents.es).flatMap(({ section }) => section.experiences.map(({ id }) => id));

  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z0-9]+)*$/);
});

it('lists the four sections, in the order of the paths', () => {
  expect(contents.es.facial.layout.categories.map(({ id }) => id)).toEqual([...sectionIds]);
});
