import type { Lang } from '@clinic/shared/lang';
import { describe, expect, it } from 'vitest';

import type { ChatDocument } from '@clinic/shared/chatDocuments';
import { createRetriever } from './retrieval.ts';

const page = (path: string, title: string, text: string, questions?: string[]): ChatDocument => ({
  lang: 'es',
  about: path.startsWith('/tienda') ? 'shop' : 'care',
  kind: 'page',
  path,
  title,
  text,
  questions,
});

const search = createRetriever([
  page('/', 'Su piel, escuchada con calma', 'Acné, manchas, láser y equipo médico.'),
  page('/nosotros', 'Dermatología con tiempo', 'Una clínica que escucha.', ['misión/visión']),
  page('/equipo', 'Especialistas que explican', 'Cuatro personas.', ['médicos/doctores']),
  page('/blog/acne-adulto', 'Acné en la edad adulta', 'Por qué aparece el acné y cómo cuidarlo.', [
    'granos espinillas',
  ]),
  page('/dermatologia/clinica#consulta', 'Consulta dermatológica', 'Examinamos piel, cabello y uñas.', [
    'uñas',
  ]),
  page('/dermatologia/estetica', 'Dermatología Estética', 'Procedimientos para adultos.', ['arrugas']),
  page('/dermatologia/estetica#toxina', 'Toxina botulínica', 'Relaja los músculos que marcan arrugas.', [
    'botox',
  ]),
  page('/spa/laser#clear', 'Clear Skin Laser', 'Láser para lunares y manchas.', ['fotorejuvenecimiento']),
  page('/tienda/anti-acne', 'Anti-acné', 'Limpiadores y sueros para el acné.', ['productos']),
]);
const find = (question: string, lang: Lang) => search(question, lang)[0];

describe('a question finds its page', () => {
  it.each([
    ['acné', '/blog/acne-adulto'],
    ['ACNE', '/blog/acne-adulto'],
    ['productos para el acné', '/tienda/anti-acne'],
    ['granos y espinillas', '/blog/acne-adulto'],
    ['uñas', '/dermatologia/clinica#consulta'],
    ['un\u0303as', '/dermatologia/clinica#consulta'],
    ['botox', '/dermatologia/estetica#toxina'],
    ['toxina botulinika', '/dermatologia/estetica#toxina'],
    ['arrugas', '/dermatologia/estetica'],
    ['fotorejuvenecimiento', '/spa/laser#clear'],
    ['¿qué médicos tienen?', '/equipo'],
    ['¿quiénes son? misión y visión', '/nosotros'],
  ])('«%s» → %s', (question, path) => {
    expect(find(question, 'es')?.document.path).toBe(path);
  });

  it.each(['', '¿?', 'hola, ¿qué tal?', 'francia'])('«%s» finds none', (question) => {
    expect(find(question, 'es')).toBeUndefined();
  });

  it('looks only in the language that was asked for', () => {
    expect(find('acné', 'en')).toBeUndefined();
  });
});

it('says how much of the question a page covers, and how much its title names', () => {
  const whole = find('acné adulto', 'es');
  const half = find('acné marciano', 'es');
  const mention = find('músculos', 'es');

  expect(whole).toMatchObject({ coverage: 1 });
  expect(half?.coverage).toBeLessThan(0.6);
  expect(mention).toMatchObject({ coverage: 1, titleCoverage: 0 });
});
