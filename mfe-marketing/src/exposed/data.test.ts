import { knowledgeMistakes } from '@clinic/shared/testing/knowledgeMistakes';
import { DESCRIPTIONS, type Description } from '@tesela/core/descriptions';
import { expect, it } from 'vitest';

import { documents } from './data.ts';

const made = { es: documents({ lang: 'es', settings: {} }), en: documents({ lang: 'en', settings: {} }) };
const knowledge = {
  es: made.es[DESCRIPTIONS] as Description[],
  en: made.en[DESCRIPTIONS] as Description[],
};
const pages = Object.keys(made.es).filter((path) => path.startsWith('/'));
const found = (path: string) => knowledge.es.find((each) => each.path === path);

it('the assistant is taught every page, in both languages', () => {
  expect(pages).toContain('/blog/melasma');
  expect(knowledgeMistakes(knowledge, pages)).toEqual([]);
});

it('every page is described, before its parts', () => {
  for (const path of pages) {
    const parts = knowledge.es.filter((each) => each.path.startsWith(`${path}#`) && each.text);

    expect(found(path)?.text, path).toMatch(/\n.{20}/);
    if (path !== '/') for (const { text } of parts) expect(found(path)?.text).toContain(text);
  }
});

it('doctors are found by their names, which stand with the team', () => {
  const doctor = knowledge.en.find(({ path }) => path === '/equipo/andres-villegas');

  expect(doctor?.questions[0]).toContain('Andrés Villegas');
});

it('an article is described with all that its page says, but for what has pages of its own', () => {
  const { text = '', search } = found('/blog/melasma') ?? {};

  expect(search).toMatchObject({ kind: 'article', words: ['Manchas', expect.any(String)] });
  expect(text.split('\n')).toEqual(
    expect.arrayContaining([
      'Publicado el 19 de agosto de 2026',
      '4 min de lectura',
      expect.stringMatching(/^Revisado por Dra. Laura Echeverri, Médica cirujana/),
      'Qué es y cómo se reconoce',
    ]),
  );
  expect(text).not.toContain('Protección solar a 1500 metros');
});

it('the search shows a line of an answer that names no fact of the clinic', () => {
  const lines = knowledge.es.flatMap(({ search }) => (search?.kind === 'question' ? [search.line] : []));

  expect(lines.length).toBeGreaterThan(30);
  expect(lines.filter((line) => line.includes('{'))).toEqual([]);
});
