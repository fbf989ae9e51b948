import { expect, it } from 'vitest';

import { localizePath, splitPath } from './lang.ts';

it.each([
  ['/', 'es', '/'],
  ['/en', 'en', '/'],
  ['/en/', 'en', '/'],
  ['/blog', 'es', '/blog'],
  ['/blog/', 'es', '/blog'],
  ['/en/blog/acne-adulto', 'en', '/blog/acne-adulto'],
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
  ['/faq#pagos', 'en', '/en/faq#pagos'],
  ['/faq', 'es', '/faq'],
] as const)('%s in %s is %s', (path, lang, url) => {
  expect(localizePath(path, lang, ['es', 'en'])).toBe(url);
});

it.each(['/en', '/en/blog', '/'])('%s is a path like any other on a site of one language', (path) => {
  expect(splitPath(path, ['es'])).toEqual({ lang: 'es', path });
  expect(localizePath(path, 'es', ['es'])).toBe(path);
});
