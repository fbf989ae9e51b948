import { knowledgeMistakes } from '@clinic/shared/testing/knowledgeMistakes';
import { DESCRIPTIONS, type Description } from '@tesela/core/descriptions';
import { expect, it } from 'vitest';

import { spaDocuments } from '#content/spaDocuments.ts';
import { paths, sectionIds } from '#paths.ts';

import laser from '../../../settings/laser.json' with { type: 'json' };
import { documents } from './data.ts';

const prices = {
  priceRanges: [{ id: 'smooth-hair-free', from: 120_000, to: 480_000, valuation: 'included' as const }],
  visits: { assessment: { price: 160_000, creditDays: 60 } },
};
const describedIn = (lang: 'es' | 'en') =>
  documents({ lang, settings: { site: prices, laser } })[DESCRIPTIONS] as Description[];
const knowledge = { es: describedIn('es'), en: describedIn('en') };

const experiences = Object.values(spaDocuments('es')).flatMap(({ section }) =>
  section.experiences.map(({ id }) => paths.experience(section.id, id)),
);

it('the assistant is taught every section and every experience, in both languages', () => {
  expect(knowledgeMistakes(knowledge, [...sectionIds.map(paths.section), ...experiences])).toEqual([]);
});

it('the time that each experience takes is told, as its page does', () => {
  for (const { path, facts } of [...knowledge.es, ...knowledge.en].filter((entry) =>
    entry.path.includes('#'),
  )) {
    expect(facts?.duration, path).toMatch(/\d+ min/);
  }
});

it('an experience is described with all that its page says of it', () => {
  const found = knowledge.es.find(({ path }) => path === '/spa/laser#smooth-hair-free');

  expect(found).toMatchObject({
    title: 'Smooth Hair Free',
    about: 'care',
    search: { kind: 'experience', words: ['Depilación láser'], price: 'Desde $120.000' },
  });
  expect(found?.text?.split('\n')).toEqual(
    expect.arrayContaining([
      'Precio: $120.000 – $480.000. Valoración incluida.',
      'Cada 4 a 8 semanas',
      'Láser de diodo de 808 nm',
      '{laserDevices}.',
    ]),
  );
});

it('a section is described with what its experiences say, before them', () => {
  const [section, experience] = knowledge.en.filter(({ path }) => path.startsWith('/spa/laser'));

  expect(section?.path).toBe('/spa/laser');
  expect(section?.text).toContain(experience?.text);
});
