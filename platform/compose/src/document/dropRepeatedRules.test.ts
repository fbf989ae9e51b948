import { expect, it } from 'vitest';

import { dropRepeatedRules } from './dropRepeatedRules.ts';

const shown = (...sheets: string[]) =>
  dropRepeatedRules(sheets.map((css, index) => ({ css, dataHref: `${index}.css` }))).map(({ css }) => css);

it('a page has each rule of the kit once, whichever remotes bring it', () => {
  const button = '@layer kit{.kit_a{color:red}@media print{.kit_a{top:0}}}';

  expect(shown(`${button}.shop_a{top:0}`, `${button}.spa_a{top:0}`)).toEqual([
    `${button}.shop_a{top:0}`,
    '.spa_a{top:0}',
  ]);
});

it.each([
  ['with another layer', '@layer kit{.kit_a{top:0}}', '@layer components{.kit_a{top:0}}'],
  ['with another condition', '@media print{.kit_a{top:0}}', '@media screen{.kit_a{top:0}}'],
  ['with other declarations, as of a kit of another age', '.kit_a{top:0}', '.kit_a{top:1px}'],
])('a rule %s stays', (_, first, second) => {
  expect(shown(first, second)).toEqual([first, second]);
});

it('the order of layers stays, and what stands twice in one stylesheet', () => {
  const first = '@layer kit,components;.a{top:0}.a{top:1px}.a{top:0}';

  expect(shown(first, '.a{top:0}.b{top:0}')).toEqual([first, '.b{top:0}']);
});
