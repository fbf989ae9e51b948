import { describe, expect, it } from 'vitest';

import { canonicalPath, encodePath, loggedPath, readRequestPath } from './requestPath.ts';

describe('readRequestPath', () => {
  it.each([
    ['/', { path: '/', query: '' }],
    ['/faq?x=1&y=/../2', { path: '/faq', query: '?x=1&y=/../2' }],
    ['/faq?x?y#z?w', { path: '/faq', query: '?x?y' }],
    ['/caf%C3%A9', { path: '/café', query: '' }],
    ['/%252e%252e/x', { path: '/%2e%2e/x', query: '' }],
    ['http://prueba.example/faq?x', { path: '/faq', query: '?x' }],
    ['http://prueba.example', { path: '/', query: '' }],
    ['//evil.example/', { path: '//evil.example/', query: '' }],
  ])('reads %s', (rawUrl, expected) => {
    expect(readRequestPath(rawUrl)).toEqual(expected);
  });
});

it.each([
  ['/', '/'],
  ['/faq', '/faq'],
  ['/faq/', '/faq'],
  ['/faq/index.html', '/faq'],
  ['/index.html', '/'],
])('the one address of %s is %s', (path, expected) => {
  expect(canonicalPath(path)).toBe(expected);
});

it('escapes a path for a header', () => {
  expect(encodePath('/café/a b?')).toBe('/caf%C3%A9/a%20b%3F');
});

it('keeps queries and endless paths out of logs', () => {
  expect(loggedPath('/faq?phone=300')).toBe('/faq');
  expect(loggedPath(`/${'a'.repeat(5000)}`)).toHaveLength(200);
});
