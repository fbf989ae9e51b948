import { expect, it } from 'vitest';

import { findRoute, matchPattern } from './routePattern.ts';

it.each<[string, string, Record<string, string> | undefined]>([
  ['/', '/', {}],
  ['/faq', '/faq', {}],
  ['/faq', '/faq/', {}],
  ['/faq', '/FAQ', undefined],
  ['/faq', '/faq/otra', undefined],
  ['/faq', '/faqs', undefined],
  ['/blog/:slug', '/blog/melasma', { slug: 'melasma' }],
  ['/blog/:slug', '/blog/piel%20seca', { slug: 'piel seca' }],
  ['/blog/:slug', '/blog/%E0%A4%A', { slug: '%E0%A4%A' }],
  ['/blog/:slug', '/blog', undefined],
  ['/dermatologia/*', '/dermatologia/otra/mas', {}],
  ['/dermatologia/*', '/dermatologia', {}],
  ['/dermatologia/*', '/dermatologias', undefined],
])('of %s, the path %s has the parameters %o', (pattern, path, params) => {
  expect(matchPattern(pattern, path)).toEqual(params);
});

const patterns = [
  '/dermatologia/*',
  '/dermatologia/:area',
  '/dermatologia',
  '/dermatologia/laser/*',
  '/dermatologia/laser/precios',
];

it.each([
  ['/dermatologia', '/dermatologia'],
  ['/dermatologia/clinica', '/dermatologia/:area'],
  ['/dermatologia/otra/mas', '/dermatologia/*'],
  ['/dermatologia/laser/co2', '/dermatologia/laser/*'],
  ['/dermatologia/laser/precios', '/dermatologia/laser/precios'],
  ['/faq', undefined],
])('%s is a page of %s, in whatever order they are', (path, expected) => {
  for (const routes of [patterns, patterns.toReversed()]) {
    expect(findRoute(routes, (pattern) => pattern, path)?.route).toBe(expected);
  }
});
