import { expect, it } from 'vitest';

import { findForeignStyles } from './foreignStyles.ts';

const found = (css: string) => findForeignStyles(css, 'mfe_sweets').join('\n');

it.each([
  '.sweets_Card_card_x7Gh2k{color:red}',
  '@layer components{.sweets_a>h2,.sweets_a p+p,.sweets_a:hover::before{color:red}}',
  '@layer kit{:is(.sweets_a,.sweets_b)>:first-child{color:red}}',
  '@layer kit{.kit_a .kit_b:hover{color:red}}@keyframes kit_rise{to{opacity:1}}',
  // Only where these elements stand in another's; the elements are its own.
  'footer .sweets_a,html[lang=en] .sweets_a{color:red}',
  '.sweets_a{& p{color:red}footer &{color:red}@media print{color:red}}',
  '.sweets_a .sweets_b+p{color:red}',
  '@keyframes sweets_rise{to{opacity:1}}@property --sweets_x{syntax:"*";inherits:false}@layer sweets_late{.sweets_a{top:0}}',
  '@font-face{font-family:sweets_Hand;src:url(hand.woff2)}',
  '@supports (display:grid){@container (width>1px){@starting-style{.sweets_a{opacity:0}}}}',
])('styles of the remote’s own elements are taken: %s', (css) => {
  expect(found(css)).toBe('');
});

it.each([
  ['h2{color:red}', 'h2'],
  ['footer a{font-size:40px}', 'footer a'],
  [':root{--ink:red}', ':root'],
  ['html:has(.sweets_a) footer{color:red}', 'html:has(.sweets_a) footer'],
  ['body:not(.sweets_a){color:red}', 'body:not(.sweets_a)'],
  ['.sweets_a,*{color:red}', '.sweets_a, *'],
  [':is(.sweets_a,footer){color:red}', ':is(.sweets_a, footer)'],
  ['.sweets_a+footer,.sweets_a~*{color:red}', '.sweets_a + footer, .sweets_a ~ *'],
  ['.sweets_a{:root & + p{color:red}}', ':root .sweets_a + p'],
  ['.sweets_a{}&{color:red}', ':scope'],
  ['[class*=sweets_]{color:red}', '[class*="sweets_"]'],
  ['.stall_a .sweets_a{color:red}', '.stall_a .sweets_a'],
  ['.sweets_a .Footer_links_x7Gh2k{color:red}', '.sweets_a .Footer_links_x7Gh2k'],
  ['.sweets_a .kit_b{color:red}', '.sweets_a .kit_b'],
  ['.kit_a .stall_b,.kit_a+footer{color:red}', '.kit_a .stall_b, .kit_a + footer'],
  ['.sweets-x_a{color:red}', '.sweets-x_a'],
  ['@media print{@layer components{h2{display:none}}}', 'h2'],
  ['@supports (color:red){.sweets_a{& ~ footer{color:red}}}', '.sweets_a ~ footer'],
])('a selector that finds another’s elements is named, and how to mend it: %s', (css, selector) => {
  expect(found(css)).toContain(`${selector}: `);
  expect(found(css)).toContain('begin it with a class of this remote, .sweets_…');
});

it.each([
  ['@layer components,reset;', '@layer components, reset', 'holds for the whole page'],
  ['@layer reset{.sweets_a{top:0}}', '@layer reset', 'use @layer kit or components'],
  ['@keyframes rise{to{opacity:1}}', '@keyframes rise', 'begin with sweets_'],
  ['@property --ink{syntax:"*";inherits:true}', '@property --ink', 'begin with sweets_'],
  ['@font-face{font-family:sweets_X;font-family:Figtree;src:url(x)}', '@font-face', 'begin with sweets_'],
  ['@counter-style decimal{system:cyclic;symbols:"x"}', '@counter-style decimal', 'begin with sweets_'],
  ['@import "https://elsewhere.example/a.css";', '@import', 'leave it out'],
  ['@page{margin:0}', '@page', 'leave it out'],
  ['@view-transition{navigation:auto}', '@view-transition', 'leave it out'],
  ['@scope (.sweets_a){h2{color:red}}', '@scope', 'leave it out'],
  ['@font-feature-values Figtree{@styleset{x:1}}', '@font-feature-values', 'leave it out'],
  ['@anything new{}', '@anything', 'leave it out'],
  ['.sweets_a{color:red}}footer{color:red}', 'cannot be read', 'correct it'],
])('a rule that holds for the whole page is named, and how to mend it: %s', (css, rule, mend) => {
  expect(found(css)).toContain(rule);
  expect(found(css)).toContain(mend);
});
