import { expect, it } from 'vitest';

import { findRoute, matchPattern } from './routePattern.ts';

it.each<[string, string, Record<string, string> | undefined]>([
  ['/', '/', {}],
  ['/help', '/help', {}],
  ['/help', '/help/', {}],
  ['/help', '/FAQ', undefined],
  ['/help', '/help/otra', undefined],
  ['/help', '/faqs', undefined],
  ['/posts/:slug', '/posts/wheat', { slug: 'wheat' }],
  ['/posts/:slug', '/posts/piel%20seca', { slug: 'piel seca' }],
  ['/posts/:slug', '/posts/%E0%A4%A', { slug: '%E0%A4%A' }],
  ['/posts/:slug', '/posts', undefined],
  ['/recipes/*', '/recipes/otra/mas', {}],
  ['/recipes/*', '/recipes', {}],
  ['/recipes/*', '/bakery', undefined],
])('of %s, the path %s has the parameters %o', (pattern, path, params) => {
  expect(matchPattern(pattern, path)).toEqual(params);
});

const patterns = ['/recipes/*', '/recipes/:area', '/recipes', '/recipes/oven/*', '/recipes/oven/prices'];

it.each([
  ['/recipes', '/recipes'],
  ['/recipes/clinica', '/recipes/:area'],
  ['/recipes/otra/mas', '/recipes/*'],
  ['/recipes/oven/co2', '/recipes/oven/*'],
  ['/recipes/oven/prices', '/recipes/oven/prices'],
  ['/help', undefined],
])('%s is a page of %s, in whatever order they are', (path, expected) => {
  for (const routes of [patterns, patterns.toReversed()]) {
    expect(findRoute(routes, (pattern) => pattern, path)?.route).toBe(expected);
  }
});
