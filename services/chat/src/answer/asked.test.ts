import type { ChatDocument } from '@clinic/shared/chatDocuments';
import { expect, it } from 'vitest';

import { documents, site } from '#testing/fixtures.ts';

import { createAssistant } from './answer.ts';

const toxin = {
  lang: 'es',
  kind: 'page',
  title: 'Toxina botulínica',
  text: 'Relaja de forma temporal algunos músculos del rostro.',
  path: '/tratamientos/toxina-botulinica',
  about: 'care',
  category: 'Dermatología Estética',
  questions: [
    '¿Cuánto cuesta el bótox?',
    '¿Hacen bótox?',
    'toxina botulínica',
    '¿El bótox duele?',
    '¿Puedo aplicarme toxina?',
    'hacerme toxina',
  ],
  facts: {
    notFor: 'Embarazo, lactancia o infección en la zona.',
    feels: 'Pinchazos breves con una aguja muy fina.',
  },
} satisfies ChatDocument;

const sunscreen = (id: string, price: number, suits: string[], serves = ['Protección solar']) =>
  ({
    lang: 'es',
    kind: 'page',
    title: `Protector solar ${id}`,
    text: `Protector solar ${id}. Protector solar de uso diario para la piel.`,
    path: `/tienda/producto/${id}`,
    about: 'product',
    questions: ['¿Qué protector solar tienen?', '¿Qué protector solar tienen para la piel?'],
    price,
    suits,
    serves,
  }) satisfies ChatDocument;

const shipping = {
  lang: 'es',
  kind: 'section',
  title: '¿A dónde envían?',
  text: 'Enviamos a todo el país.',
  path: '/faq#envios',
  about: 'practice',
  wishes: { shipping: ['¿Hacen envíos?', '¿Cuánto cuesta el envío?', '¿En cuántos días llega el pedido?'] },
} satisfies ChatDocument;

const range = {
  id: 'toxina-botulinica',
  name: { es: 'Toxina', en: 'Toxin' },
  from: 650_000,
  to: 1_400_000,
  valuation: 'due-and-discounted' as const,
};

const { answer } = createAssistant(
  [
    ...documents,
    toxin,
    shipping,
    sunscreen('mineral', 136_000, ['Piel seca']),
    sunscreen('toque-seco', 104_000, ['Piel grasa']),
    sunscreen('en-sombra', 90_000, ['Piel grasa'], ['Manchas y tono desigual']),
  ],
  {
    ...site,
    priceRanges: [range],
    shipping: { ...site.shipping, terms: { es: 'De 1 a 2 días hábiles.', en: '1 to 2 business days.' } },
  },
);
const es = (message: string) => answer(message, 'es');

it('a price is one card with the note on the assessment, and nothing of other things', () => {
  const { offer, cards, treatment } = es('¿Cuánto cuesta el bótox?');

  expect(offer).toMatchObject({
    title: 'Toxina botulínica',
    price: '$650.000 – $1.400.000',
    note: 'Valoración: $160.000, descontables durante 60 días.',
    isWhole: true,
  });
  expect(treatment?.title).toBe('Toxina botulínica');
  expect(cards).toBeUndefined();
});

it.each([
  ['¿la toxina duele?', 'Pinchazos breves con una aguja muy fina.'],
  ['¿puedo aplicarme toxina si estoy embarazada?', 'No: durante el embarazo este tratamiento no se hace.'],
  ['¿puedo hacerme toxina si estoy lactando?', 'No: durante la lactancia este tratamiento no se hace.'],
])('«%s» is answered with that', (message, says) => {
  const { response } = es(message);

  expect(response.split('\n').slice(0, 2)).toEqual(['Toxina botulínica', says]);
});

it('who may not have a treatment is not asked to request it', () => {
  expect(es('¿puedo aplicarme toxina si estoy embarazada?')).not.toHaveProperty('treatment');
});

it.each([
  ['¿Qué protector solar tienen para piel grasa?', '/tienda/producto/toque-seco', '/tienda/producto/mineral'],
  ['¿Qué protector solar tienen para piel seca?', '/tienda/producto/mineral', '/tienda/producto/toque-seco'],
  [
    '¿Qué protector solar tienen por menos de 110 mil?',
    '/tienda/producto/toque-seco',
    '/tienda/producto/mineral',
  ],
  [
    '¿Qué protector solar tienen para piel grasa?',
    '/tienda/producto/toque-seco',
    '/tienda/producto/en-sombra',
  ],
])('«%s» leads to what suits, and shows nothing else', (message, first, other) => {
  const { shown = [] } = es(message);

  expect(shown[0]).toBe(first);
  expect(shown).not.toContain(other);
});

it('two questions in a message have two answers', () => {
  const { response } = es('¿Dónde quedan y a qué hora abren?');

  expect(response).toContain('Calle 1 # 2-3');
  expect(response).toContain('Lunes a viernes, de 7 a 19');
});

it.each([
  ['¿En cuántos días llega el pedido?', /^De 1 a 2 días hábiles\./],
  ['¿Cuánto cuesta el envío?', /^Cuesta \$14\.000\./],
])('«%s» begins with what is asked', (message, begins) => {
  expect(es(message).response).toMatch(begins);
});
