import { expect, it } from 'vitest';

import { findRedirect, withQuery } from './redirects.ts';

const redirects = [
  { from: '/recipes/*', to: '/recipes/clinica' },
  { from: '/recipes', to: '/recipes/clinica' },
  { from: '/recipes/oven/*', to: '/sweets/oven' },
  { from: '/recipes/oven/prices', to: '/help' },
];

it.each([
  ['/recipes', '/recipes/clinica'],
  ['/recipes/otra', '/recipes/clinica'],
  ['/recipes/otra/mas', '/recipes/clinica'],
  ['/recipes/oven/co2', '/sweets/oven'],
  ['/recipes/oven/prices', '/help'],
  ['/bakery', undefined],
  ['/help', undefined],
])('%s leads to %s', (path, expected) => {
  expect(findRedirect(redirects, path)).toBe(expected);
});

it('never sends a path to itself', () => {
  expect(findRedirect(redirects, '/recipes/clinica')).toBeUndefined();
});

it.each([
  ['/sweets', '?a=1', '/sweets?a=1'],
  ['/sweets#x', '?a=1', '/sweets?a=1#x'],
  ['/sweets?b=2', '?a=1', '/sweets?b=2&a=1'],
  ['/sweets', '', '/sweets'],
])('%s keeps the query %s', (target, query, expected) => {
  expect(withQuery(target, query)).toBe(expected);
});
