import { languages } from '@clinic/shared/lang';
import { expect, it } from 'vitest';

import { paths } from '#paths.ts';

import { links } from './data.ts';
import { remote } from './remote.ts';

it('has a page behind each of its paths', () => {
  expect(remote.routes.map(({ path }) => path)).toEqual(Object.values(paths));
});

it.each(languages)('its links lead to its own pages (%s)', (lang) => {
  const { menu = [], footer = [] } = links[lang];
  const targets = [...menu, ...footer.flatMap((group) => group.links)].map(({ to }) => to);

  expect(targets.filter((to) => !remote.routes.some(({ path }) => path === to))).toEqual([]);
});
