import { describeMistakes } from '@tesela/content';
import { describe, expect, it } from 'vitest';

import { areas } from '#paths.ts';

import { areaDocument } from './areaDocuments.ts';
import { source } from './schema.ts';
import { treatmentDocuments } from './treatmentDocuments.ts';

it('every file of content is whole, in both languages', () => {
  expect(describeMistakes(source.mistakes())).toBe('');
});

/** Lists every text of a document with its path. */
function textsOf(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => textsOf(item, `${path}/${key}`));
}

/** Tells whether a value is the same in both languages, because visitors do not read it as text. */
const isLanguageFree = (path: string) =>
  /\/(id|image\/(name|color|version)|area|titleLang|link|uses\/\d+|review\/(name|profile|on|next|sources\/.+))$/.test(
    path,
  );

describe.each(areas)('content of %s', (area) => {
  const { es, en } = { es: areaDocument(area, 'es'), en: areaDocument(area, 'en') };

  it.each([
    ['es', es],
    ['en', en],
  ])('has no empty text and no stray space (%s)', (_lang, content) => {
    const texts = textsOf(content);

    expect(texts.length).toBeGreaterThan(40);
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
    const brands = new Set(['Radiesse', 'Harmonyca', 'Skin booster', 'Microneedling']);

    const same = textsOf(en).filter(([path, text]) => !isLanguageFree(path) && spanish.get(path) === text);

    expect(same.filter(([, text]) => !brands.has(text))).toEqual([]);
  });

  it('knows its area', () => {
    expect([es.area, en.area]).toEqual([area, area]);
  });

  it('has a page description that search results show whole', () => {
    for (const { meta } of [es, en]) expect(meta.description.length).toBeLessThanOrEqual(160);
  });
});

describe('the pages of treatments', () => {
  it('say the same things in both languages, and leave nothing untranslated', () => {
    const [es, en] = [treatmentDocuments('es'), treatmentDocuments('en')];

    expect(en.map(({ id }) => id)).toEqual(es.map(({ id }) => id));
    for (const [index, treatment] of es.entries()) {
      const other = en[index];
      expect(other?.problems.length).toBe(treatment.problems.length);
      for (const field of ['description', 'feels', 'includes', 'imageAlt'] as const)
        expect(other?.[field]).not.toBe(treatment[field]);
    }
  });

  it.each(['es', 'en'] as const)(
    'fit into search results, and compare with other treatments (%s)',
    (lang) => {
      const treatments = treatmentDocuments(lang);

      for (const { id, meta, compared } of treatments) {
        expect(meta.description.length).toBeLessThanOrEqual(160);
        expect(compared.length).toBeGreaterThanOrEqual(2);
        expect(compared.filter((one) => one.id === id)).toHaveLength(1);
        for (const { duration } of compared) expect(duration).toMatch(/minut/);
      }
    },
  );
});

it('has the services of the specification at least', () => {
  const [clinical = 0, aesthetic = 0] = areas.map((area) => areaDocument(area, 'es').services.length);

  expect(clinical).toBeGreaterThanOrEqual(5);
  expect(aesthetic).toBeGreaterThanOrEqual(7);
});

it('gives every service and technology a slug of its own, fit for an anchor', () => {
  const ids = areas
    .map((area) => areaDocument(area, 'es'))
    .flatMap(({ services, technology }) => [...services, ...technology.items].map(({ id }) => id));

  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
});
