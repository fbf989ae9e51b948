import { knowledgeMistakes } from '@clinic/shared/testing/knowledgeMistakes';
import { DESCRIPTIONS, type Description } from '@tesela/core/descriptions';
import { expect, it } from 'vitest';

import { problemDocuments } from '#content/problemDocuments.ts';
import { treatmentDocuments } from '#content/treatmentDocuments.ts';
import { areas, paths } from '#paths.ts';

import { documents } from './data.ts';

const prices = {
  priceRanges: [
    { id: 'toxina-botulinica', from: 650_000, to: 1_400_000, valuation: 'due-and-discounted' as const },
  ],
  visits: { assessment: { price: 160_000, creditDays: 60 } },
};
const describedIn = (lang: 'es' | 'en') =>
  documents({ lang, settings: { site: prices } })[DESCRIPTIONS] as Description[];
const knowledge = { es: describedIn('es'), en: describedIn('en') };

const treatments = treatmentDocuments('es').map(({ id }) => paths.treatment(id));

it('the assistant is taught both areas, every treatment and every problem, in both languages', () => {
  const problems = problemDocuments('es').map(({ slug }) => paths.problem(slug));
  const pages = [...areas.map(paths.area), paths.problems, paths.prices, ...problems];

  expect(knowledgeMistakes(knowledge, [...pages, ...treatments])).toEqual([]);
});

const told = ['aftercare', 'duration', 'feels', 'idealFor', 'notFor', 'preparation', 'recovery', 'sessions'];

it('every fact is known that the page of a treatment tells', () => {
  const known = new Set<string>(treatments);
  for (const { path, facts } of [...knowledge.es, ...knowledge.en].filter((entry) => known.has(entry.path))) {
    expect(Object.keys(facts ?? {}).toSorted(), path).toEqual(told);
  }
});

it('a treatment is described with its price and with what its page says', () => {
  const found = knowledge.es.find(({ path }) => path === '/tratamientos/toxina-botulinica');

  expect(found).toMatchObject({
    title: 'Toxina botulínica',
    category: 'Dermatología Estética',
    search: { kind: 'treatment', price: 'Desde $650.000' },
  });
  expect(found?.text).toContain('Precio: $650.000 – $1.400.000. Valoración: $160.000, descontables');
  expect(found?.text).toContain('La frente puede sentirse pesada');
  expect(found?.text).toContain('Sin reposo. Pueden quedar puntos rojos');
});

it('the search finds the treatments that the page of a problem names, by its name', () => {
  const found = knowledge.es.filter(
    ({ search }) => search?.kind === 'treatment' && search.words?.includes('Acné'),
  );

  expect(found.map(({ path }) => path)).toEqual(
    ['consulta', 'control', 'infiltracion-medica', 'microneedling'].map((id) => `/tratamientos/${id}`),
  );
});

it('the search finds a problem by what may be behind it', () => {
  const found = knowledge.es.find(({ path }) => path === '/problemas/manchas');

  expect(found?.search).toMatchObject({
    kind: 'condition',
    words: expect.arrayContaining(['Manchas del sol']),
  });
});
