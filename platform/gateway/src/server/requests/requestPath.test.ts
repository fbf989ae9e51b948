import { describe, expect, it } from 'vitest';

import { canonicalPath, encodePath, loggedPath, readRequestPath } from './requestPath.ts';

describe('readRequestPath', () => {
  it.each([
    ['/', { path: '/', query: '' }],
    ['/help?x=1&y=/../2', { path: '/help', query: '?x=1&y=/../2' }],
    ['/help?x?y#z?w', { path: '/help', query: '?x?y' }],
    ['/caf%C3%A9', { path: '/café', query: '' }],
    ['/%252e%252e/x', { path: '/%2e%2e/x', query: '' }],
    ['http://prueba.example/help?x', { path: '/help', query: '?x' }],
    ['http://prueba.example', { path: '/', query: '' }],
    ['//evil.example/', { path: '//evil.example/', query: '' }],
  ])('reads %s', (rawUrl, expected) => {
    expect(readRequestPath(rawUrl)).toEqual(expected);
  });
});

it.each([
  ['/', '/'],
  ['/help', '/help'],
  ['/help/', '/help'],
  ['/help/index.html', '/help'],
  ['/index.html', '/'],
])('the one address of %s is %s', (path, expected) => {
  expect(canonicalPath(path)).toBe(expected);
});

it('escapes a path for a header', () => {
  expect(encodePath('/café/a b?')).toBe('/caf%C3%A9/a%20b%3F');
});

it('keeps queries and endless paths out of logs', () => {
  expect(loggedPath('/help?phone=300')).toBe('/help');
  expect(loggedPath(`/${'a'.repeat(5000)}`)).toHaveLength(200);
});
