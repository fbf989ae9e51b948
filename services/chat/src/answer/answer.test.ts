import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { ChatDocument } from '@clinic/shared/chatDocuments';
import { describe, expect, it } from 'vitest';

import { assess } from '#safety/assess.ts';
import { examinations } from '#testing/examinations.ts';
import { documents, site } from '#testing/fixtures.ts';
import { normalize } from '#text/normalize.ts';

import { createAssistant } from './answer.ts';

const { answer } = createAssistant(documents, site);

/** Messages that nothing was learned from. */
const heldOut = readFileSync(path.join(import.meta.dirname, '../../evaluation/sets/danger.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => normalize((JSON.parse(line) as { text: string }).text)); // checked by the evaluation
const es = (message: string, memory = {}) => answer(message, 'es', memory);

describe('the reply begins with the answer', () => {
  it('has the title, what the page says of it, and where it stands', () => {
    const { response, shown } = es('¿Necesito remisión?');

    expect(response).toMatch(/remisión.*\n.*Usted puede agendar directamente.*\n.*\/faq#sin-remision$/s);
    expect(shown?.[0]).toBe('/faq#sin-remision');
  });

  it.each([
    ['¿A qué hora abren?', 'Lunes a viernes, de 7 a 19'],
    ['¿Dónde quedan?', 'Calle 1 # 2-3'],
    ['¿Tienen parqueadero?', 'Hay parqueadero.'],
  ])('«%s» is answered from the settings', (message, fact) => {
    expect(es(message).response).toContain(fact);
  });

  it('shows what may answer as well as cards that lead to pages', () => {
    const { cards = [], shown = [] } = es('facial');

    expect([1, 2]).toContain(cards.length);
    for (const { title, text, path } of cards) {
      expect(title).not.toBe('');
      expect(documents.find((one) => one.path === path)?.text).toContain(text.split(/(?<=[.!?]) /)[0]);
      expect(shown).toContain(path);
    }
  });

  it.each(['¿Necesito remisión?', '¿Tienen parqueadero?'])(
    '«%s» is answered, and no page stands beside that has only some letters of it',
    (message) => {
      expect(es(message).cards).toBeUndefined();
    },
  );

  it('shows beside a ritual others of its page, however unlike', () => {
    const paths = es('¿Qué es Hydra Reset Premium?').cards?.map(({ path }) => path) ?? [];

    expect(paths.length).toBeGreaterThan(0);
    for (const path of paths) expect(path).toMatch(/^\/spa\/facial(?:#|$)/);
  });

  it('offers the assessment of a treatment, and WhatsApp with what was written', () => {
    const { treatment, links, about } = es('¿Qué es Hydra Reset Premium?');

    expect(about).toBe('/spa/facial#hydra-reset-premium');
    expect(treatment?.title).toBe('Hydra Reset Premium');
    expect(decodeURIComponent(links?.[0]?.href ?? '')).toContain('¿Qué es Hydra Reset Premium?');
  });

  it('says openly that it is only the nearest, with WhatsApp and the question', () => {
    const { kind, response, cards, links } = es('xkcd zzyzx qwfp');

    expect(kind).toBe('nearest');
    expect(response).toBe('Esto es lo más cercano que tenemos.');
    expect(cards?.length).toBeGreaterThan(0);
    expect(decodeURIComponent(links?.[0]?.href ?? '')).toContain('xkcd zzyzx');
  });
});

it.each([
  ['axilas', 'Axilas: $150.000 por sesión.'],
  [
    '¿Cuánto vale la depilación láser de axilas y bozo?',
    'Bozo: $120.000 por sesión. Axilas: $150.000 por sesión. Valoración incluida.',
  ],
  [
    '¿Cuánto vale la depilación láser?',
    '$120.000 – $480.000; el valor exacto se lo damos antes de que decida. Valoración incluida.',
  ],
])('«%s» is told what that part of the treatment costs', (message, says) => {
  const laser = {
    lang: 'es',
    kind: 'section',
    title: 'Smooth Hair Free',
    text: 'Depilación láser por zonas.',
    path: '/spa/laser#smooth-hair-free',
    about: 'care',
    questions: ['¿Hacen depilación láser?', 'depilación axilas', '¿Cuánto vale la depilación láser?'],
    offers: [
      { names: ['Bozo', 'bigote'], says: 'Bozo: $120.000 por sesión.' },
      { names: ['Axilas', 'axila'], says: 'Axilas: $150.000 por sesión.' },
    ],
  } satisfies ChatDocument;
  const range = {
    id: 'smooth-hair-free',
    name: { es: 'Láser', en: 'Laser' },
    from: 120_000,
    to: 480_000,
    valuation: 'included' as const,
  };

  const { response } = createAssistant([...documents, laser], { ...site, priceRanges: [range] }).answer(
    message,
    'es',
  );

  expect(response).toContain(says);
  expect(response.includes(' – ')).toBe(says.includes(' – '));
});

it('says that a product is sold out with whatever it says of it', () => {
  const gel = {
    lang: 'es',
    kind: 'page',
    title: 'Gel Limpiador',
    text: 'Limpia sin resecar la piel.',
    path: '/tienda/producto/gel',
    about: 'product',
    questions: ['Gel Limpiador', '¿Tienen el gel limpiador?'],
    price: 78_000,
    note: 'Agotado, vuelve el jueves 10 de diciembre',
  } satisfies ChatDocument;

  const { response } = createAssistant([...documents, gel], site).answer(
    '¿Cuánto vale el gel limpiador?',
    'es',
  );

  expect(response).toMatch(/^Gel Limpiador\nAgotado, vuelve el jueves 10 de diciembre\.\n.*\$78\.000/);
});

describe('courtesy is answered as a person at a desk would', () => {
  it.each([
    ['Hola, buenas tardes', 'greeting'],
    ['Muchas gracias, muy amable', 'thanks'],
    ['Chao, que esté muy bien', 'farewell'],
    ['¿Es usted un robot?', 'identity'],
    ['¿Va a llover hoy?', 'smallTalk'],
  ])('«%s»', (message, kind) => {
    expect(es(message)).toMatchObject({ kind });
    expect(es(message).cards).toBeUndefined();
  });
});

describe('a talk', () => {
  const memory = {
    about: '/spa/facial#hydra-reset-premium',
    shown: ['/spa/facial#hydra-reset-premium', '/faq#sin-remision'],
  };

  it.each(['¿y cuánto vale?', '¿y eso cuántas sesiones son?', '¿y duele?'])(
    '«%s» is asked of what it is about',
    (message) => {
      expect(es(message, memory).shown?.[0]).toBe('/spa/facial#hydra-reset-premium');
    },
  );

  it.each(['el segundo', 'no, la otra', 'la última'])('«%s» is what was shown', (message) => {
    const { response, about, shown } = es(message, memory);

    expect([response.split('\n').at(-1), about]).toEqual([
      'Lo encuentra en /faq#sin-remision',
      '/faq#sin-remision',
    ]);
    expect(shown).toEqual(memory.shown);
  });

  it('«no, el otro» after «el segundo» is the one beside it', () => {
    const shown = [memory.about, '/faq#sin-remision', '/faq#pagos'];
    const second = es('el segundo', { about: memory.about, shown });

    expect(es('no, el otro', second).about).toBe('/faq#pagos');
  });

  it('stays with the doctor who was shown, and what a doctor studied is told', () => {
    const doctor = (name: string, training: string): ChatDocument => ({
      lang: 'es',
      kind: 'page',
      about: 'people',
      path: `/equipo/${name}`,
      title: `Dra. ${name}`,
      text: 'Atiende enfermedades de la piel.',
      questions: [`¿Quién es la Dra. ${name}?`, `¿Dónde estudió la Dra. ${name}?`],
      facts: { training },
    });
    const { answer } = createAssistant(
      [...documents, doctor('Ana', 'Médica (2001), en Cali.'), doctor('Eva', 'Médica (2005), en Tunja.')],
      site,
    );

    for (const [name, place] of [
      ['Ana', 'Cali'],
      ['Eva', 'Tunja'],
    ]) {
      const first = answer(`¿Quién es la Dra. ${name}?`, 'es');
      expect(answer('¿dónde estudió?', 'es', first).response).toContain(place);
      expect(answer('quiero una cita con ella', 'es', first).doctor).toBe(`Dra. ${name}`);
    }
  });

  it('says of a problem whether it comes back, where the page says so', () => {
    const problem = {
      lang: 'es',
      kind: 'page',
      about: 'care',
      path: '/problemas/manchas',
      title: 'Manchas',
      text: 'Casi todas las manchas son inofensivas.\nSe controla con constancia y puede regresar.',
      questions: ['tengo manchas en la cara'],
    } satisfies ChatDocument;
    const { answer } = createAssistant([...documents, problem], site);
    const first = answer('tengo manchas en la cara', 'es');

    expect(answer('¿eso tiene cura?', 'es', first).response).toContain('puede regresar');
  });

  it('goes on about it after thanks and a question of another kind', () => {
    const thanked = es('muchas gracias', memory);
    const asked = es('¿reciben tarjeta?', { about: thanked.about, shown: thanked.shown });

    expect(es('¿y cuánto vale?', { about: asked.about }).shown?.[0]).toBe(memory.about);
  });

  it('tells a price when asked, and not with each answer', () => {
    expect(es('¿y cuánto dura?', memory).response).not.toContain('precio');
    expect(es('¿y cuánto vale?', memory).response).toContain('Su precio no está publicado');
  });

  it.each(['¿cuántas sesiones son?', '¿cuánto vale?'])(
    '«%s» asks of which, when nothing was said before',
    (message) => {
      expect(es(message).kind).toBe('which');
    },
  );
});

describe('what a person must settle', () => {
  const charged = {
    lang: 'es',
    kind: 'section',
    about: 'practice',
    path: '/faq#cobro-doble',
    title: 'Me cobraron dos veces',
    text: 'Lo sentimos, y lo revisamos con usted: envíenos la referencia del pedido.',
    questions: ['me cobraron dos veces'],
  } satisfies ChatDocument;
  const { answer: ofOrders } = createAssistant([...documents, charged], site);
  const first = ofOrders('me cobraron dos veces', 'es');
  const memory = { about: first.about, shown: first.shown };

  it('stays with a person while the visitor tells more of it', () => {
    const more = ofOrders('la referencia del pedido es ABCDEF', 'es', memory);

    expect(more.response).toMatch(/^Eso lo resuelve con usted una persona/);
    expect(decodeURIComponent(more.links?.[0]?.href ?? '')).toContain(
      'dos veces la referencia del pedido es',
    );
  });

  it.each(['¿reciben tarjetas?', 'gracias'])('«%s» is answered by itself', (message) => {
    expect(ofOrders(message, 'es', memory).response).not.toContain('una persona');
  });
});

describe('what only an examination can tell', () => {
  it.each(examinations)('«%s» is told neither what it is nor what to buy', (message) => {
    const { products, treatment, kind } = es(message);

    expect(kind === 'examination' || kind === 'danger' ? [products, treatment] : []).toEqual(
      kind === 'examination' || kind === 'danger' ? [undefined, undefined] : [],
    );
  });
});

describe('safety comes first', () => {
  it('a sure danger has its reply alone', () => {
    const { kind, response, cards, products } = es('no puedo respirar y se me hincha la lengua');

    expect(kind).toBe('danger');
    expect(response.split('\n')[0]).toContain('123');
    expect([cards, products]).toEqual([undefined, undefined]);
  });

  it('a possible danger has one line on whom to call, and then the answer and the cards', () => {
    const possible = heldOut.filter((message) => assess(message).danger?.level === 'possible');

    expect(possible.length).toBeGreaterThan(5);
    const replies = possible.map((message) => es(message));
    for (const { response, cards = [], shown = [] } of replies) {
      expect(response).toMatch(/^123: (?:llame ya si|call now if) .*\n./);
      for (const { path } of cards) expect(shown).toContain(path);
    }
    expect(replies.some(({ cards }) => cards)).toBe(true);
  });

  it('no everyday reply ends in whom to call', () => {
    for (const message of ['¿A qué hora abren?', 'bono de regalo', 'Hola', '¿Necesito remisión?', 'xkcd'])
      expect(es(message).response).not.toMatch(/123|urgencias/);
  });

  it('a minor is sold nothing', () => {
    const { kind, products, treatment } = es('tengo 14 años y quiero el Hydra Reset Premium');

    expect(kind).toBe('protected');
    expect([products, treatment]).toEqual([undefined, undefined]);
  });
});
