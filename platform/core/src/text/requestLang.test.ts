import { expect, it } from 'vitest';

import { requestLang } from './requestLang.ts';

it.each([
  [{}, 'es'],
  [{ referer: 'https://prueba.example/en/sweets/facial' }, 'en'],
  [{ referer: 'https://prueba.example/en' }, 'en'],
  [{ referer: 'https://prueba.example/en?x' }, 'en'],
  [{ referer: 'https://prueba.example/energia' }, 'es'],
  [{ referer: 'https://prueba.example/help', 'accept-language': 'en' }, 'es'],
  [{ referer: 'https://prueba.example/en/help', 'accept-language': 'es' }, 'en'],
  [{ referer: 'nonsense', 'accept-language': 'en' }, 'en'],
  [{ 'accept-language': 'en-US,en;q=0.9,es;q=0.8' }, 'en'],
  [{ 'accept-language': 'es-CO,en;q=0.9' }, 'es'],
  [{ 'accept-language': 'en;q=0.2,es;q=0.8' }, 'es'],
  [{ 'accept-language': 'fr,de' }, 'es'],
  [{ 'accept-language': 'en;q=0' }, 'es'],
  [{ 'accept-language': ',;q=' }, 'es'],
])('%j is answered in %s', (headers, expected) => {
  expect(requestLang(headers, ['es', 'en'])).toBe(expected);
});
