import { expect, it } from 'vitest';

import { findRedirect, withQuery } from './redirects.ts';

const redirects = [
  { from: '/dermatologia/*', to: '/dermatologia/clinica' },
  { from: '/dermatologia', to: '/dermatologia/clinica' },
  { from: '/dermatologia/laser/*', to: '/spa/laser' },
  { from: '/dermatologia/laser/precios', to: '/faq' },
];

it.each([
  ['/dermatologia', '/dermatologia/clinica'],
  ['/dermatologia/otra', '/dermatologia/clinica'],
  ['/dermatologia/otra/mas', '/dermatologia/clinica'],
  ['/dermatologia/laser/co2', '/spa/laser'],
  ['/dermatologia/laser/precios', '/faq'],
  ['/dermatologias', undefined],
  ['/faq', undefined],
])('%s leads to %s', (path, expected) => {
  expect(findRedirect(redirects, path)).toBe(expected);
});

it('never sends a path to itself', () => {
  expect(findRedirect(redirects, '/dermatologia/clinica')).toBeUndefined();
});

it.each([
  ['/spa', '?a=1', '/spa?a=1'],
  ['/spa#x', '?a=1', '/spa?a=1#x'],
  ['/spa?b=2', '?a=1', '/spa?b=2&a=1'],
  ['/spa', '', '/spa'],
])('%s keeps the query %s', (target, query, expected) => {
  expect(withQuery(target, query)).toBe(expected);
});
