import { expect, it } from 'vitest';

import { assertPath, assertRemoteName, whyNotPath } from './reserved.ts';

it.each(['/', '/eventos', '/posts/:id', '/recipes/*', '/body-care', '/datos', '/apio'])(
  'a page may have the path %s',
  (path) => {
    expect(whyNotPath(path)).toBeUndefined();
  },
);

it.each([
  ['/en', 'those of a language'],
  ['/en/events', 'those of a language'],
  ['/api/events', 'the services'],
  ['/data', 'documents'],
  ['/releases', 'files of the releases'],
  ['/robots.txt', 'files are called so'],
  ['/:anything', 'the pages of all others'],
  ['/*', 'the pages of all others'],
  ['eventos', 'begins with a slash'],
  ['/eventos/', 'ends without one'],
  ['/Eventos', 'small letters'],
  ['/eventos?x=1', 'neither a query'],
])('the path %s is refused with a reason', (path, reason) => {
  expect(() => assertPath('mfe-events', path)).toThrow(`mfe-events cannot have the path ${path}: `);
  expect(whyNotPath(path)).toContain(reason);
});

it.each(['mfe_shell', 'mfe_kit', 'mfe_promote', 'mfe_abort', 'mfe_sweets_maps', 'mfe_', 'mfe_Events'])(
  'no micro-frontend can be called %s',
  (name) => {
    expect(() => assertRemoteName(name)).toThrow('No micro-frontend can be called');
  },
);

it('a name of words is fine', () => {
  expect(() => assertRemoteName('mfe_body_care')).not.toThrow();
});
