import { expect, it } from 'vitest';

import { findForeignStyles } from './foreignStyles.ts';

const found = (css: string) => findForeignStyles(css, 'mfe_spa').join('\n');

it.each([
  '.spa_Card_card_x7Gh2k{color:red}',
  '@layer components{.spa_a>h2,.spa_a p+p,.spa_a:hover::before{color:red}}',
  '@layer kit{:is(.spa_a,.spa_b)>:first-child{color:red}}',
  '@layer kit{.kit_a .kit_b:hover{color:red}}@keyframes kit_rise{to{opacity:1}}',
  // Only where these elements stand in another's; the elements are its own.
  'footer .spa_a,html[lang=en] .spa_a{color:red}',
  '.spa_a{& p{color:red}footer &{color:red}@media print{color:red}}',
  '.spa_a .spa_b+p{color:red}',
  '@keyframes spa_rise{to{opacity:1}}@property --spa_x{syntax:"*";inherits:false}@layer spa_late{.spa_a{top:0}}',
  '@font-face{font-family:spa_Hand;src:url(hand.woff2)}',
  '@supports (display:grid){@container (width>1px){@starting-style{.spa_a{opacity:0}}}}',
])('styles of the remote’s own elements are taken: %s', (css) => {
  expect(found(css)).toBe('');
});

it.each([
  ['h2{color:red}', 'h2'],
  ['footer a{font-size:40px}', 'footer a'],
  [':root{--ink:red}', ':root'],
  ['html:has(.spa_a) footer{color:red}', 'html:has(.spa_a) footer'],
  ['body:not(.spa_a){color:red}', 'body:not(.spa_a)'],
  ['.spa_a,*{color:red}', '.spa_a, *'],
  [':is(.spa_a,footer){color:red}', ':is(.spa_a, footer)'],
  ['.spa_a+footer,.spa_a~*{color:red}', '.spa_a + footer, .spa_a ~ *'],
  ['.spa_a{:root & + p{color:red}}', ':root .spa_a + p'],
  ['.spa_a{}&{color:red}', ':scope'],
  ['[class*=spa_]{color:red}', '[class*="spa_"]'],
  ['.shop_a .spa_a{color:red}', '.shop_a .spa_a'],
  ['.spa_a .Footer_links_x7Gh2k{color:red}', '.spa_a .Footer_links_x7Gh2k'],
  ['.spa_a .kit_b{color:red}', '.spa_a .kit_b'],
  ['.kit_a .shop_b,.kit_a+footer{color:red}', '.kit_a .shop_b, .kit_a + footer'],
  ['.spa-x_a{color:red}', '.spa-x_a'],
  ['@media print{@layer components{h2{display:none}}}', 'h2'],
  ['@supports (color:red){.spa_a{& ~ footer{color:red}}}', '.spa_a ~ footer'],
])('a selector that finds another’s elements is named, and how to mend it: %s', (css, selector) => {
  expect(found(css)).toContain(`${selector}: `);
  expect(found(css)).toContain('begin it with a class of this remote, .spa_…');
});

it.each([
  ['@layer components,reset;', '@layer components, reset', 'holds for the whole page'],
  ['@layer reset{.spa_a{top:0}}', '@layer reset', 'use @layer kit or components'],
  ['@keyframes rise{to{opacity:1}}', '@keyframes rise', 'begin with spa_'],
  ['@property --ink{syntax:"*";inherits:true}', '@property --ink', 'begin with spa_'],
  ['@font-face{font-family:spa_X;font-family:Figtree;src:url(x)}', '@font-face', 'begin with spa_'],
  ['@counter-style decimal{system:cyclic;symbols:"x"}', '@counter-style decimal', 'begin with spa_'],
  ['@import "https://elsewhere.example/a.css";', '@import', 'leave it out'],
  ['@page{margin:0}', '@page', 'leave it out'],
  ['@view-transition{navigation:auto}', '@view-transition', 'leave it out'],
  ['@scope (.spa_a){h2{color:red}}', '@scope', 'leave it out'],
  ['@font-feature-values Figtree{@styleset{x:1}}', '@font-feature-values', 'leave it out'],
  ['@anything new{}', '@anything', 'leave it out'],
  ['.spa_a{color:red}}footer{color:red}', 'cannot be read', 'correct it'],
])('a rule that holds for the whole page is named, and how to mend it: %s', (css, rule, mend) => {
  expect(found(css)).toContain(rule);
  expect(found(css)).toContain(mend);
});
