import { describe, expect, it } from 'vitest';

import { fold } from '#text/fold.ts';
import { matchCare, matchCategory, matchPractice, wantsProduct } from './match.ts';

const care = (message: string) => matchCare(fold(message));
const practice = (message: string) => matchPractice(fold(message));

describe('what visitors call a treatment leads to its page', () => {
  it.each([
    ['¿ponen botox?', '/dermatologia/estetica#toxina-botulinica'],
    ['patas de gallo', '/dermatologia/estetica#toxina-botulinica'],
    ['fuller lips', '/dermatologia/estetica#acido-hialuronico'],
    ['rellenos para ojeras', '/dermatologia/estetica#acido-hialuronico'],
    ['dermapen para los huecos del acné', '/dermatologia/estetica#microneedling'],
    ['láser para cicatrices', '/spa/laser#clear-skin-laser'],
    ['quitar una verruga', '/dermatologia/clinica#reseccion-lesiones'],
    ['keloid injections', '/dermatologia/clinica#infiltracion-medica'],
    ['hongos en las uñas', '/dermatologia/clinica#consulta'],
    ['¿ponen botox a menores de edad?', '/dermatologia/estetica'],
    ['depilación del bozo', '/spa/laser#smooth-hair-free'],
    ['double chin', '/spa/laser#lift-lux-therapies'],
    ['masaje relajante', '/spa/corporal#detox-balance'],
    ['limpieza facial', '/spa/facial#glow-express-45'],
    ['facial para manchas', '/spa/facial#clarity-antimanchas'],
    ['arrugas', '/dermatologia/estetica'],
    ['dr. Arango', '/equipo/felipe-arango'],
  ])('«%s» → %s', (message, path) => {
    expect(care(message)).toBe(path);
  });
});

describe('what articles tell', () => {
  it.each([
    ['¿cada cuánto me echo bloqueador?', '/blog/proteccion-solar#cantidad-y-reaplicacion'],
    ['which sunscreen is best', '/blog/proteccion-solar#elegir-protector'],
    ['crema dental en los granos', '/blog/acne-adulto#lo-que-no-ayuda'],
    ['¿el melasma se cura?', '/blog/melasma#tratamientos'],
    ['why is my hair falling out', '/blog/caida-del-cabello#causas-frecuentes'],
    ['cuidados después del láser', '/blog/laser-que-esperar#durante-y-despues'],
  ])('«%s» → %s', (message, path) => {
    expect(care(message)).toBe(path);
  });
});

describe('how the clinic works', () => {
  it.each([
    ['¿atienden por EPS?', '/faq#sin-remision'],
    ['¿eso duele?', '/faq#dolor'],
    ['when will I see results', '/faq#resultados'],
    ['¿qué llevo a la cita?', '/blog/primera-consulta#antes-de-venir'],
    ['quiero devolver un champú', '/terminos#retracto'],
    ['the bottle arrived broken', '/terminos#garantia'],
    ['poner una queja', '/terminos#reclamos-y-sic'],
    ['borren mis datos', '/privacidad#derechos'],
    ['do you use cookies', '/privacidad#este-sitio'],
    ['misión', '/nosotros'],
  ])('«%s» → %s', (message, path) => {
    expect(practice(message)).toBe(path);
  });
});

describe('wishes for products', () => {
  it.each(['crema para manchas', '¿qué venden?', 'shampoo', 'para el frizz', 'eye cream'])(
    '«%s»',
    (message) => {
      expect(wantsProduct(fold(message))).toBe(true);
    },
  );

  it.each(['manchas en la cara', 'tengo cicatrices', 'acne', 'botox', 'un facial'])(
    'not «%s»: care comes before products',
    (message) => {
      expect(wantsProduct(fold(message))).toBe(false);
    },
  );

  it.each([
    ['productos para el cabello', '/tienda/capilar'],
    ['piel grasa', '/tienda/anti-acne'],
    ['dark spots', '/tienda/antimanchas'],
    ['arrugas', '/tienda/rejuvenecimiento'],
  ])('«%s» belongs to %s', (message, path) => {
    expect(matchCategory(fold(message))).toBe(path);
  });
});
