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

it.each([
  ['shell', undefined, 'No micro-frontend can be called "shell"'],
  ['Events', undefined, 'small letters'],
  ['en', undefined, 'mfe-en cannot have the path /en'],
  ['events', '/api', 'the chat and the assessment form answer there'],
  ['events', '/', 'The home page is taken'],
  ['events', '/events/:id', 'is a pattern'],
])('%s at %s is refused', (name, path, message) => {
  expect(() => parseNewRemote(name, { path })).toThrow(message);
});
