import type { ChatDocument } from '@clinic/shared/chatDocuments';
import type { Site } from '@clinic/shared/settings';
import { describe, expect, it } from 'vitest';

import { site } from '#testing/fixtures.ts';
import { createAnswerer } from './answerer.ts';

const document = (path: string, title: string, rest: Partial<ChatDocument>): ChatDocument => ({
  lang: 'es',
  kind: 'section',
  title,
  text: '',
  path,
  about: 'practice',
  ...rest,
});

const documents = [
  document('/', 'Clínica', {
    wishes: { contact: ['¿Cuál es el teléfono?'], hours: ['¿Qué horario tienen?'] },
  }),
  document('/faq#cancelar', '¿Puedo cancelar?', { wishes: { cancellation: ['Quiero cancelar mi cita'] } }),
  document('/faq#seguros', '¿Aceptan seguros?', {
    wishes: { insurance: ['¿Atienden por prepagada o EPS?'] },
  }),
  document('/faq#carro', '¿Hay parqueadero?', {
    wishes: { parking: ['¿Hay parqueadero?', '¿Dónde dejo el carro?'] },
  }),
  document('/faq#valor', '¿Cuánto vale la valoración?', {
    wishes: { assessment: ['¿Cuánto cuesta la valoración?', '¿La valoración se abona?'] },
  }),
  document('/faq#envios', '¿Envían?', {
    wishes: { shipping: ['¿Hacen envíos?', '¿Cuánto cuesta el envío?'] },
  }),
  document('/faq#no', '¿Qué tratamientos no hacen?', {
    text: 'No hacemos cirugía plástica, bichectomía ni liposucción; en la valoración le decimos qué puede ayudarle.',
    questions: ['¿Hacen bichectomía?', '¿Cuánto vale la bichectomía?'],
  }),
  document('/equipo/uno', 'Dra. Uno', {
    about: 'people',
    questions: ['Dra. Uno', '¿Quién es la doctora Uno?'],
  }),
  document('/estetica#toxina', 'Toxina botulínica', {
    about: 'care',
    questions: ['Toxina botulínica', '¿Ponen botox?'],
  }),
  document('/estetica#hilos', 'Hilos tensores', {
    about: 'care',
    questions: ['Hilos tensores', '¿Ponen hilos?'],
  }),
];

const ranged: Site = {
  ...site,
  priceRanges: [{ id: 'toxina', name: { es: 'Toxina', en: 'Toxin' }, from: 650_000, to: 1_400_000 }],
};
const explain = createAnswerer(documents, ranged);

describe('what is asked every day is answered from the settings, with the page that has it', () => {
  it.each([
    ['¿atienden por prepagada?', ['Atención particular.', '/faq#seguros']],
    ['¿dónde dejo el carro?', ['Hay parqueadero.', '/faq#carro']],
    ['¿la valoración se abona?', ['Se abona.', '/faq#valor']],
    ['quiero cancelar mi cita', ['Hasta 24 horas antes.', '/faq#cancelar']],
    ['¿hay parqueadero y qué horario tienen?', ['Hay parqueadero.', 'Lunes a viernes, de 7 a 19']],
    ['¿hacen envíos?', ['A todo el país.', '/faq#envios']],
  ])('«%s»', (message, parts) => {
    const { reply } = explain(message, 'es');

    for (const part of parts) expect(reply).toContain(part);
  });
});

describe('what something costs', () => {
  it.each([
    [
      '¿cuánto cuesta el botox?',
      /entre \$650\.000 y \$1\.400\.000, como valor estimado.* \/estetica#toxina$/,
    ],
    ['¿cuánto cuesta la valoración?', /^Cuesta \$160\.000\. Se abona\. .* \/faq#valor$/],
    ['¿cuánto cuesta el envío?', /^Cuesta \$14\.000\. A todo el país\. .* \/faq#envios$/],
    ['¿cuánto cuestan los hilos?', /no damos ese precio.* \/estetica#hilos /],
  ])('«%s»', (message, reply) => {
    expect(explain(message, 'es')).toMatchObject({ kind: 'price', reply: expect.stringMatching(reply) });
  });

  it('is said of no treatment whose range the clinic does not publish', () => {
    expect(createAnswerer(documents, site)('¿cuánto cuesta el botox?', 'es').reply).not.toContain('$');
  });
});

it('what is not done, and who works there, have no price', () => {
  expect(createAnswerer(documents, site)('¿Cuánto vale la bichectomía?', 'es').reply).toContain('No hacemos');
  expect(createAnswerer(documents, site)('¿Cuánto vale la doctora Uno?', 'es').reply).not.toContain(
    'Dra. Uno',
  );
});
