import { expect, it } from 'vitest';

import { documents } from '#testing/fixtures.ts';
import { normalize } from '#text/normalize.ts';

import { createMask } from './personalData.ts';

const mask = createMask(documents);

it.each([
  'mi perfil es facebook.com/anagomez.90',
  'facebook.com/anagomez',
  'https://www.facebook.com/profile.php?id=anagomez',
  'm.facebook.com/anagomez',
  'fb.me/anagomez',
  'Instagram.com/anagomez',
  'escríbanme a t.me/anagomez',
  'https://telegram.me/anagomez',
  'wa.me/message/anagomez',
  'tiktok.com/@anagomez',
  'x.com/anagomez',
  'linkedin.com/in/anagomez',
  'youtube.com/anagomez',
  'linktr.ee/anagomez',
  'maps.app.goo.gl/anagomez',
  'facebook punto com barra anagomez',
  'facebook . com / anagomez',
  'facebook com anagomez',
  'anagomez.tumblr.com',
  'www.anagomez.es',
  'anagomez.com',
  'mi página es anagomez punto com',
  'mi usuario de tiktok es anagomez',
  'mi usuario de tiktok anagomez',
  'mi usuario de tik tok: anagomez',
  'mi usuario anagomez',
  'mi usuario en la red es anagomez',
  'mi tiktok anagomez',
  'mi instagram anagomez90',
  'en instagram soy anagomez',
  'me encuentran en instagram como anagomez',
  'búscame en facebook como anagomez',
  'búsqueme en insta anagomez',
  'my username on tiktok is anagomez',
  'my tiktok handle anagomez',
  'find me on instagram anagomez',
  'follow me on ig anagomez',
  'sígame en tiktok anagomez',
  'ig anagomez90',
  'soy anagomez en instagram',
  "i'm anagomez on tiktok",
  'soy anagomez90 en tiktok',
])('of the profile in «%s» nothing leaves', (message) => {
  expect(mask(normalize(message))).not.toMatch(/ana|gomez|90/);
});

it.each([
  ['6.2442, -75.5812', '[…]'],
  ['estoy en 6.2442 -75.5812', 'estoy en […]'],
  ['6.24 -75.58', '[…]'],
  ['6,24 / -75,58', '[…]'],
  ['6°14\'39"N 75°34\'52"O', '[…]'],
  ['6.2442° N, 75.5812° W', '[…]'],
  ['6.2442 N 75.5812 W', '[…]'],
  ['lat 6.2442 lon -75.5812', 'lat […] lon […]'],
  ['latitud: 6.2, longitud: -75.5', 'latitud: […], longitud: […]'],
  ['vivo en 67F2+XJ', 'vivo en […]'],
  ['cl 10 43 d 30', '[…]'],
  ['cl 10 43d 30', '[…]'],
  ['calle 10 # 43 d 30', '[…]'],
  ['cl 10 no 43 d - 30', '[…]'],
  ['cl. 10 n 43 d 30', '[…]'],
  ['cll 10 43d30', '[…]'],
  ['cl 10 con 43', '[…]'],
  ['kr 43a 10 30', '[…]'],
  ['cra 43 a 10 sur 30', '[…]'],
  ['av cra 43 a 10 30', '[…]'],
  ['ak 43 10 30', '[…]'],
  ['k 43 a 10 30', '[…]'],
  ['c 10 43 d 30', '[…]'],
  ['tv 39 b 75 a 14', '[…]'],
  ['dg 50 a 20 bis 15', '[…]'],
  ['mz 4 cs 5', '[…] […]'],
  ['bloque 3 apto 201', '[…] […]'],
])('where somebody is stays here: of «%s» a model sees «%s»', (message, seen) => {
  expect(mask(normalize(message))).toBe(seen);
});

it.each([
  'vi en instagram una promoción',
  'vi su perfil de instagram y quiero una cita',
  '¿tienen instagram?',
  '¿Cuál es el instagram de la clínica?',
  '¿tienen página en facebook.com?',
  'los sigo en facebook desde hace tiempo',
  'mi instagram no funciona',
  'en tiktok dicen que el limón aclara',
  'vi en tiktok skincare coreano',
  'mi perfil de piel es grasa',
  'do you answer on facebook or by phone?',
  '¿Escriben por telegram o por whatsapp?',
  '24/7 y/o lunes/martes',
  'me salió acné.me duele / pica',
  'cuesta 6.5 o 7.5',
  'sesiones de 1.5 o 2.5 horas',
  'tengo 6.2 de hemoglobina',
  'sesión de 45 a 60 minutos',
  '10 o 20 unidades',
  'how long 20 minutes',
  'un frasco de 10 cl',
  'FPS 50 o 30',
  'tomo vitamina c 10 mg 2 veces al día',
  '¿hay descuento del 10.5 al 20.5?',
  '¿Es en el piso 3?',
])('«%s» stays as it is', (message) => {
  expect(mask(normalize(message))).toBe(message);
});
