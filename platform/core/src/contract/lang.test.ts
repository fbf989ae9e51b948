import { expect, it } from 'vitest';

import { localizePath, splitPath } from './lang.ts';

it.each([
  ['/', 'es', '/'],
  ['/en', 'en', '/'],
  ['/en/', 'en', '/'],
  ['/posts', 'es', '/posts'],
  ['/posts/', 'es', '/posts'],
  ['/en/posts/rye', 'en', '/posts/rye'],
  ['/enfermeria', 'es', '/enfermeria'],
  ['//evil.example', 'es', '/evil.example'],
  ['/en//evil.example//', 'en', '/evil.example'],
  ['//', 'es', '/'],
] as const)('%s is %s at %s', (pathname, lang, path) => {
  expect(splitPath(pathname, ['es', 'en'])).toEqual({ lang, path });
});

it.each([
  ['/', 'es', '/'],
  ['/', 'en', '/en'],
  ['/#contacto', 'en', '/en#contacto'],
  ['/?mapa=si', 'en', '/en?mapa=si'],
  ['/help#pagos', 'en', '/en/help#pagos'],
  ['/help', 'es', '/help'],
] as const)('%s in %s is %s', (path, lang, url) => {
  expect(localizePath(path, lang, ['es', 'en'])).toBe(url);
});

it.each(['/en', '/en/posts', '/'])('%s is a path like any other on a site of one language', (path) => {
  expect(splitPath(path, ['es'])).toEqual({ lang: 'es', path });
  expect(localizePath(path, 'es', ['es'])).toBe(path);
});
