import { knowledgeFaults } from '@clinic/shared/testing/knowledgeFaults';
import { expect, it } from 'vitest';

import { doctorSlugs, postIds } from '#content/ids.data.ts';
import { paths } from '#paths.ts';
import { knowledge } from './knowledge.ts';

const pages = [
  paths.home,
  paths.about,
  paths.team,
  paths.blog,
  paths.faq,
  paths.privacy,
  paths.terms,
  ...doctorSlugs.map(paths.doctor),
  ...postIds.map(paths.post),
];

it('the assistant is taught every page, in both languages', () => {
  expect(knowledgeFaults(knowledge, pages)).toEqual([]);
});

it('doctors are found by their names, which stand with the team', () => {
  const doctor = knowledge.en.find(({ path }) => path === '/equipo/andres-villegas');

  expect(doctor?.questions[0]).toContain('Andrés Villegas');
});
