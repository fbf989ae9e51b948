import { knowledgeFaults } from '@clinic/shared/testing/knowledgeFaults';
import { expect, it } from 'vitest';

import { paths, sectionIds } from '#paths.ts';
import { content as capilar } from './es/capilar.ts';
import { content as corporal } from './es/corporal.ts';
import { content as facial } from './es/facial.ts';
import { content as laser } from './es/laser.ts';
import { knowledge } from './knowledge.ts';

const experiences = [facial, capilar, corporal, laser].flatMap(({ section }) =>
  section.experiences.map(({ id }) => paths.experience(section.id, id)),
);

it('the assistant is taught every section and every experience, in both languages', () => {
  expect(knowledgeFaults(knowledge, [...sectionIds.map(paths.section), ...experiences])).toEqual([]);
});

it('the time that each experience takes is told, as its page does', () => {
  for (const { path, facts } of [...knowledge.es, ...knowledge.en].filter((entry) =>
    entry.path.includes('#'),
  )) {
    expect(facts?.duration, path).toMatch(/\d+ min/);
  }
});
