import { createLucideIcon, type IconNode } from 'lucide-react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

import createIcon from './createIcon.ts';

const node = [
  ['path', { d: 'M5 12h14', key: 'across' }],
  ['rect', { x: '5', y: '3', width: '5', height: '18', rx: '1', key: 'down' }],
] satisfies IconNode;

it.each([
  ['as it is', {}],
  ['small, with a class', { size: 16, className: 'sign' }],
  ['that says something', { 'aria-label': 'Carrito', role: 'img' }],
])('visitors see the drawing that Lucide makes of an icon %s', (_name, props) => {
  const Icon = createIcon({ name: 'shopping-bag', node });
  const Lucide = createLucideIcon('shopping-bag', node);

  expect(renderToStaticMarkup(<Icon {...props} />)).toBe(renderToStaticMarkup(<Lucide {...props} />));
});
