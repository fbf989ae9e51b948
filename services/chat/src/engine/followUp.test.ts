import type { ChatDocument } from '@clinic/shared/chatDocuments';
import { describe, expect, it } from 'vitest';

import { documents as others, site } from '#testing/fixtures.ts';
import { createAnswer } from './answer.ts';

const treatment: ChatDocument = {
  lang: 'es',
  kind: 'section',
  title: 'Microneedling',
  text: 'Microneedling\nMicroagujas estériles de un solo uso.',
  path: '/dermatologia/estetica#microneedling',
  about: 'care',
  questions: [
    'Microneedling',
    '¿Qué es el microneedling?',
    '¿Para qué sirve el microneedling?',
    'Marcas que dejaron los granos',
    'Tengo huecos en la cara desde joven',
  ],
  facts: {
    duration: 'Entre 45 y 60 minutos, incluida la crema anestésica.',
    sessions: 'Con frecuencia de 3 a 4 sesiones, separadas por 4 a 6 semanas.',
    recovery: 'Enrojecimiento de 1 a 3 días, sin maquillaje ni ejercicio el primero.',
    notFor: 'Acné inflamado, herpes y embarazo. Avise si toma anticoagulantes.',
  },
};
const page: ChatDocument = {
  lang: 'es',
  kind: 'page',
  title: 'Dermatología Estética',
  text: 'Procedimientos.',
  path: '/dermatologia/estetica',
  about: 'care',
  questions: ['Estética'],
};
const pregnancy: ChatDocument = {
  lang: 'es',
  kind: 'section',
  title: '¿Atienden en el embarazo?',
  text: '¿Atienden en el embarazo?\nSí, en consulta: muchas molestias de la piel se pueden tratar también en esa etapa.',
  path: '/faq#embarazo',
  about: 'practice',
  questions: ['Estoy embarazada, ¿me atienden?', 'Estoy lactando', '¿Atienden en el embarazo?'],
};
const { answer } = createAnswer([...others, page, treatment, pregnancy], site);
const ask = (message: string, about?: string) => answer(message, 'es', undefined, about);

describe('a question that leans on the answer before', () => {
  it.each([
    ['¿y eso duele?', /crema anestésica/],
    ['¿cuántas sesiones son?', /3 a 4 sesiones/],
    ['¿cuánto se demora?', /45 y 60 minutos/],
    ['¿cuánto vale?', /«Microneedling»/],
    ['¿y si estoy lactando o en embarazo?', /herpes y embarazo/],
  ])('«%s» is answered of what the talk is about', (message, said) => {
    const { about } = ask('¿qué es el microneedling?');

    expect(about).toBe('/dermatologia/estetica#microneedling');
    expect(ask(message, about).reply).toMatch(said);
  });

  it.each([
    ['¿cuánto tiempo dejo entre una sesión y otra de microneedling?', /separadas por 4 a 6 semanas/],
    ['¿qué se siente con el microneedling?', /crema anestésica/],
    ['¿cuántas unidades ponen en el microneedling?', /no tengo esa información.*#microneedling/],
    ['¿hacen microneedling después de las 3?', /Puede leer sobre|Microagujas/],
  ])('«%s» is answered by that fact, or by none', (message, said) => {
    expect(ask(message).reply).toMatch(said);
  });

  it('a story is about what all of it is about, whatever one of its sentences is like', () => {
    const story =
      'Yo madrugo a vender tintos en la plaza, crié sola cuatro hijos y ahora que ya se fueron quiero pensar en mí; de joven tuve mucho grano y la piel me quedó con marcas. Mi esposo pregunta por el horario. ¿Qué me recomiendan?';

    expect(ask(story).reply).toContain('/dermatologia/estetica#microneedling');
  });

  it('does not lean where something else is named', () => {
    expect(ask('¿cuánto cuesta el botox?', treatment.path).reply).toContain('Toxina botulínica');
  });

  it('names nothing by itself', () => {
    expect(ask('¿cuántas sesiones son?').reply).not.toContain('Microneedling');
    expect(ask('¿cuántas sesiones son?', '/no-existe').reply).not.toContain('Microneedling');
  });
});

describe('what is asked of a treatment that is named, amid whatever else', () => {
  it.each([
    ['ayer me hicieron el microneedling, ¿cuándo vuelvo al gym?', [/sin maquillaje ni ejercicio/]],
    ['el viernes tengo grado y hoy fue lo del microneedling, ¿me puedo maquillar?', [/sin maquillaje/]],
    ['¿el microneedling duele? ¿y cuántas sesiones son?', [/crema anestésica/, /3 a 4 sesiones/]],
    ['cuánto vale el microneedling y cuántas sesiones toca', [/«Microneedling» en/, /3 a 4 sesiones/]],
  ])('«%s»', (message, parts) => {
    const { reply, isWeak } = ask(message);

    expect(isWeak).toBeUndefined();
    for (const part of parts) expect(reply).toMatch(part);
  });
});

describe('several questions at once', () => {
  it.each([
    'dónde quedan, a qué hora abren y reciben tarjeta?',
    'hola 1 donde quedan 2 a que hora abren 3 reciben tarjeta',
  ])('«%s»', (message) => {
    const { reply } = ask(message);

    for (const part of [/Calle 1 # 2-3/, /Lunes a viernes/, /tarjetas de crédito/])
      expect(reply).toMatch(part);
  });
});

describe('pregnancy', () => {
  it('is answered from the contraindications of the treatment that is named', () => {
    const { kind, reply } = ask('estoy embarazada, ¿puedo hacerme microneedling?');

    expect(kind).toBe('page');
    expect(reply).toMatch(/herpes y embarazo.*\/dermatologia\/estetica#microneedling/);
  });

  it('without one, from the page about it, never as a diagnosis', () => {
    expect(ask('estoy embarazada y me salió un brote, ¿me atienden?').reply).toContain('/faq#embarazo');
  });
});

describe('ways on', () => {
  it('a treatment can be asked for, and WhatsApp carries subject and question', () => {
    const { treatment: offered, links = [] } = ask('¿qué es el microneedling?');

    expect(offered).toEqual({ title: 'Microneedling', category: 'Dermatología Estética' });
    expect(decodeURIComponent(links[0]?.href ?? '')).toMatch(
      /^https:\/\/wa\.me\/\d+\?text=Hola.*Microneedling.*¿qué es el microneedling\?$/,
    );
  });

  it('who may be in danger is offered neither', () => {
    const { treatment: offered, links } = ask('me pusieron microneedling y no puedo respirar');

    expect(offered).toBeUndefined();
    expect(links ?? []).toEqual([]);
  });
});
