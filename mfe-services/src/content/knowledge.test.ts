import { knowledgeFaults } from '@clinic/shared/testing/knowledgeFaults';
import { expect, it } from 'vitest';

import { areas, paths } from '#paths.ts';
import { content as clinica } from './es/clinica.ts';
import { content as estetica } from './es/estetica.ts';
import { problems } from './es/problems.data.ts';
import { knowledge } from './knowledge.ts';

const services = [clinica, estetica].flatMap(({ area, services: all }) =>
  all.map(({ id }) => paths.service(area, id)),
);

it('the assistant is taught both areas, every service and every problem, in both languages', () => {
  const pages = [...areas.map(paths.area), paths.problems, ...problems.map(({ id }) => paths.problem(id))];

  expect(knowledgeFaults(knowledge, [...pages, ...services])).toEqual([]);
});

const told = ['aftercare', 'duration', 'idealFor', 'notFor', 'preparation', 'recovery', 'sessions'];

it('every fact is known that the page of a service tells', () => {
  const known = new Set<string>(services);
  for (const { path, facts } of [...knowledge.es, ...knowledge.en].filter((entry) => known.has(entry.path))) {
    expect(Object.keys(facts ?? {}).toSorted(), path).toEqual(told);
  }
});
