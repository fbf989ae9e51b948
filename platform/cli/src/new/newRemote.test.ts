import { expect, it } from 'vitest';

import { parseNewRemote } from './newRemote.ts';

it('a name and an address in two languages', () => {
  expect(parseNewRemote('mfe-body-care', { path: '/cuidado-corporal' })).toEqual({
    folder: 'mfe-body-care',
    name: 'body-care',
    address: '/cuidado-corporal',
    es: 'Cuidado corporal',
    en: 'Body care',
  });
});

it('the first micro-frontend of a site may have its home page', () => {
  expect(parseNewRemote('bakery', { path: '/' })).toMatchObject({ address: '/', es: 'Bakery', en: 'Bakery' });
});

it.each([
  ['shell', undefined, 'No micro-frontend can be called "shell"'],
  ['Events', undefined, 'small letters'],
  ['en', undefined, 'mfe-en cannot have the path /en'],
  ['events', '/api', 'the services answer there'],
  ['events', '/events/:id', 'is a pattern'],
])('%s at %s is refused', (name, path, message) => {
  expect(() => parseNewRemote(name, { path })).toThrow(message);
});
