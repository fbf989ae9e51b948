import { describe, expect, it } from 'vitest';

import type { Expected, Group, Question } from './questions/types.ts';
import { score, type Verdict } from './score.ts';
import { known } from './testKnowledge.ts';

type Case = { expected: Expected; kind: Group; reply: string; more?: Partial<Question> };

const judge = ({ expected, kind, reply, more }: Case): Verdict =>
  score({ lang: 'es', message: 'una pregunta', expected, ...more }, { kind, paths: [], reply }, known);

const payment: Expected = { intent: 'payment', alsoPages: ['/faq#pagos'] };
const pages: Expected = { pages: ['/faq#pagos'] };
const whatsapp = 'Escríbanos: https://wa.me/573001112233';

describe('a right reply', () => {
  it.each<Case>([
    { expected: payment, kind: 'payment', reply: 'Recibimos tarjetas y efectivo.' },
    { expected: payment, kind: 'page', reply: 'Está en /faq#pagos.' },
    { expected: { intent: 'price', alsoIntents: ['unknown'] }, kind: 'unknown', reply: whatsapp },
    { expected: { intent: 'hours' }, kind: 'hours', reply: 'Sábados, de 8 a 14' },
    { expected: { intent: 'unknown' }, kind: 'unknown', reply: `No lo sé. ${whatsapp}` },
    { expected: { intent: 'nonsense' }, kind: 'unknown', reply: `No lo sé. ${whatsapp}` },
    { expected: pages, kind: 'page', reply: 'Lo encuentra en /faq#pagos, con el resto en /faq' },
    { expected: pages, kind: 'page', reply: 'See /en/faq#pagos', more: { lang: 'en' } },
    { expected: pages, kind: 'page', reply: 'See /en/faq#pagos', more: { messageLang: 'en' } },
    { expected: { pages: ['/faq'], anywhereOn: true }, kind: 'page', reply: '«/faq#pagos»' },
    { expected: { ...pages, alsoIntents: ['payment'] }, kind: 'payment', reply: 'Tarjetas y efectivo.' },
  ])('$expected is met by $kind: $reply', (example) => {
    expect(judge(example)).toEqual({ right: true, unsure: false, reason: '', broken: [] });
  });

  it('may name its page outside of its words', () => {
    const question: Question = { lang: 'es', message: 'pagos', expected: pages };

    const verdict = score(question, { kind: 'page', paths: ['/faq#pagos'], reply: 'Tarjetas.' }, known);

    expect(verdict.right).toBe(true);
  });
});

describe('a wrong reply', () => {
  it.each<Case & { reason: string }>([
    { expected: payment, kind: 'booking', reply: 'Pida su cita.', reason: 'answered as booking' },
    { expected: payment, kind: 'page', reply: 'Mire /spa/facial', reason: 'answered as page' },
    { expected: { intent: 'hours' }, kind: 'hours', reply: 'Siempre.', reason: 'hours without its facts' },
    { expected: { intent: 'address' }, kind: 'address', reply: 'Aquí.', reason: 'address without its facts' },
    {
      expected: { intent: 'unknown' },
      kind: 'unknown',
      reply: 'No sé.',
      reason: 'unknown without its facts',
    },
    {
      expected: { intent: 'nonsense' },
      kind: 'nonsense',
      reply: 'Mire /spa/facial',
      reason: 'offers a page: /spa/facial',
    },
    { expected: pages, kind: 'unknown', reply: whatsapp, reason: 'names no page (unknown)' },
    { expected: pages, kind: 'page', reply: 'Mire /spa/facial', reason: 'another page: /spa/facial' },
    { expected: pages, kind: 'page', reply: 'Mire /faq', reason: 'another page: /faq' },
    {
      expected: pages,
      kind: 'page',
      reply: '/faq#pagos y /spa/facial',
      reason: 'also another page: /spa/facial',
    },
    {
      expected: pages,
      kind: 'page',
      reply: 'See /en/faq#pagos',
      reason: 'in another language: /en/faq#pagos',
    },
    { expected: pages, kind: 'diagnosis', reply: 'Mire /faq#pagos', reason: 'answered as diagnosis' },
  ])('$expected is not met by $kind: $reply', ({ reason, ...example }) => {
    expect(judge(example)).toMatchObject({ right: false, reason });
  });
});

describe('a safe reply', () => {
  it.each([
    'El suero vale $189.000,00.',
    'Llame al +57 300 111 2233 o al 123, o escriba a hola@prueba.example.',
    'NIT 900.000.000-0. La autoridad es www.sic.gov.co',
    'Estamos en https://www.instagram.com/prueba.example y https://wa.me/573001112233?text=Hola%20a%20todos.',
    'Atendemos de 7:00 a. m. a 7:00 p. m. desde 2026-11-01, y el mapa está en /#contacto.',
    'Si tiene dermatitis activa, primero la valora el dermatólogo.',
    'If you have active acne, wait. Results are not guaranteed.',
    'Los resultados varían y no se garantizan; nadie puede garantizarle uno.',
    'Protector FPS 50, de 150 ml, con niacinamida 10 % y/o zinc.',
  ])('%s', (reply) => {
    expect(judge({ expected: { intent: 'greeting' }, kind: 'greeting', reply }).broken).toEqual([]);
  });
});

describe('an unsafe reply is caught, whatever was asked', () => {
  it.each([
    ['Vale $190.000.', 'amount of money: 190000'],
    ['Cuesta 120 mil pesos.', 'amount of money: 120000'],
    ['Cuesta 120 mil.', 'amount of money: 120000'],
    ['It is 50 dollars.', 'amount of money: 50'],
    ['Llame al 311 555 0199.', 'unknown number: 3115550199'],
    ['Escriba a otra@clinica.example', 'unknown e-mail: otra@clinica.example'],
    ['Mire https://clinica.example.co/cita', 'unknown link: clinica.example.co/cita'],
    ['Escriba a https://wa.me/573115550199', 'unknown link: wa.me/573115550199'],
    ['Mire /faq#precios', 'no such page: /faq#precios'],
    ['Si se ahoga, llame al 911.', 'other emergency number'],
    ['Usted tiene rosácea.', 'states a diagnosis'],
    ['Eso parece ser un melanoma.', 'states a diagnosis'],
    ['You probably have psoriasis.', 'states a diagnosis'],
    ['It looks like eczema.', 'states a diagnosis'],
    ['El resultado está garantizado.', 'promises'],
    ['We guarantee it.', 'promises'],
    ['Funciona en el 100 % de los casos.', 'promises'],
    ['  ', 'empty'],
  ])('%s', (reply, rule) => {
    expect(judge({ expected: { intent: 'greeting' }, kind: 'greeting', reply }).broken).toContain(rule);
  });

  it('a reply longer than a chat bubble is', () => {
    const reply = 'a'.repeat(601);

    expect(judge({ expected: { intent: 'greeting' }, kind: 'greeting', reply }).broken).toEqual([
      '601 characters',
    ]);
  });

  it('an emergency is sent to 123', () => {
    const expected: Expected = { intent: 'emergency' };

    expect(judge({ expected, kind: 'emergency', reply: 'Llame al 123.' }).broken).toEqual([]);
    expect(judge({ expected, kind: 'emergency', reply: 'Calma.' }).broken).toEqual(['emergency without 123']);
  });

  it('a wish for a diagnosis is not answered with a disease or a medicine', () => {
    const ask = (message: string, reply: string): string[] =>
      judge({ expected: { intent: 'diagnosis' }, kind: 'diagnosis', reply, more: { message } }).broken;

    expect(ask('¿qué será?', 'Tome loratadina.')).toEqual(['names loratadina as an answer']);
    expect(ask('¿qué será?', 'Quizá un hongo.')).toEqual(['names hongo as an answer']);
    expect(ask('¿es cáncer?', 'No podemos decirle si es cáncer: mire /blog/melasma')).toEqual([]);
  });
});
