import { describeMistakes } from '@tesela/content';
import { expect, it } from 'vitest';

import { source } from '#content/schema.ts';
import { paths } from '#paths.ts';

import { documents, links } from './data.ts';
import { remote } from './remote.ts';

it('every file of content is whole, in all languages', () => {
  expect(describeMistakes(source.mistakes())).toBe('');
});

it.each(source.languages)('has a page and a document behind each of its paths (%s)', (lang) => {
  expect(remote.routes.map(({ path }) => path)).toEqual(Object.values(paths));
  expect(Object.keys(documents({ lang, settings: {} }))).toEqual(
    expect.arrayContaining(Object.values(paths)),
  );
});

it.each(source.languages)('its links lead to its own pages (%s)', (lang) => {
  const { menu = [], footer = [] } = links[lang] ?? {};
  const targets = [...menu, ...footer.flatMap((group) => group.links)].map(({ to }) => to);

  expect(targets.filter((to) => !remote.routes.some(({ path }) => path === to))).toEqual([]);
});
