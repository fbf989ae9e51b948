import { describe, expect, it } from 'vitest';

import { ordinary } from '#testing/ordinary.ts';
import { assess } from './assess.ts';
import { emergencies } from './testing/emergencies.ts';
import { inOtherWords } from './testing/inOtherWords.ts';
import { nearMisses } from './testing/nearMisses.ts';
import { neighboursAtEase, neighboursInDanger } from './testing/neighbours.ts';
import { patientsAtEase, patientsInDanger } from './testing/patients.ts';
import { strangersAtEase, strangersInDanger } from './testing/strangers.ts';
import { prefixes, tails, typings } from './testing/variations.ts';

/** Whether whom to call stands in the first line. */
const isAlarmed = (message: string): boolean => assess(message).danger !== undefined;
const isSure = (message: string): boolean => assess(message).danger?.level === 'sure';

const said: readonly string[] = [
  ...inOtherWords,
  ...patientsInDanger,
  ...neighboursInDanger,
  ...strangersInDanger,
];
const all: readonly string[] = [...new Set([...Object.values(emergencies).flat(), ...said])];
const english =
  /\b(?:the|my|i|she|he|to|of|is|in|too|took|severe|has|off|on|want|took|tonight|this|anymore|been|myself|after|for|chemical)\b/i;

describe.each(Object.entries(emergencies))('%s is an emergency', (_group, phrases) => {
  it.each(phrases)('«%s»', (phrase) => expect(isAlarmed(phrase)).toBe(true));
});

it.each(said)('«%s» is an emergency', (phrase) => expect(isAlarmed(phrase)).toBe(true));

/** Each message in a way that others might have put it, and which of them are not recognised any more. */
const lostOf = (ways: readonly string[]): string[] => ways.filter((message) => !isAlarmed(message));

/** A fourth of them, another each time. */
const someOf = (at: number): string[] => all.filter((_, index) => index % 4 === at % 4);

describe('an emergency stays one, but for one in a hundred, and three where letters are wrong', () => {
  it.each([
    ['whatever follows', tails.flatMap((tail, at) => someOf(at).map((phrase) => phrase + tail))],
    ['whatever comes before', prefixes.flatMap((prefix, at) => someOf(at).map((phrase) => prefix + phrase))],
  ])('%s', (_name, ways) => {
    const lost = lostOf(ways);

    expect(lost.length / ways.length, lost.join('\n')).toBeLessThanOrEqual(0.01);
  });

  it.each(Object.entries(typings))('typed %s', (name, type) => {
    const phrases = name === 'by ear' ? all.filter((phrase) => !english.test(phrase)) : all;
    const lost = lostOf(phrases.map(type));

    expect(lost.length / phrases.length, lost.join('\n')).toBeLessThanOrEqual(0.03);
  });

  it('amid sentences in the other language', () => {
    const mixed = all.map((phrase) =>
      english.test(phrase)
        ? `Hola, escribo porque necesito orientación. ${phrase}. ¿Me pueden ayudar por favor?`
        : `Hello, I am a tourist here. ${phrase}. Please answer me in English.`,
    );

    // A single word between calm sentences is no part of its own.
    const lost = lostOf(mixed).filter((message) => !message.includes('. auxilio. '));

    expect(lost).toEqual([]);
  });

  it('in a message as long as the chat allows', () => {
    const story = 'Ayer estuve en la clínica y me atendieron con mucha amabilidad. '.repeat(6);
    const ways = someOf(0).map((phrase) => `${story}${phrase}. ${story}`);

    expect(lostOf(ways).length / ways.length).toBeLessThanOrEqual(0.01);
  });
});

it.each([
  'Vecina, le cuento que el sábado fui con mi suegra a lo de la limpieza y nos tocó esperar porque se dañó el ascensor. Ella venía brava, mi marido ni se diga, y yo muerta de la pena con la recepcionista. Al final nos atendieron divino y mi suegra salió hasta cantando. Ahora quiere volver el otro mes con mi cuñada, pero mi cuñada es más complicada, le da miedo todo. ¿Hay cita para tres el mismo día?',
  'We moved here in March, my husband works nights and the dog hates the heat, so I have let my skin go completely. My mother says I look like a lizard, my sister says it is stress, and I say it is the soap. I only have Tuesday mornings, I hate waiting, and I would cry with joy if somebody just told me which cream to buy and which facial to book first.',
])('an ordinary story is surely none: «%s»', (story) => {
  expect(assess(story).danger?.level).not.toBe('sure');
});

it('of what only looks like an emergency, at most one in twenty calls an ambulance', () => {
  const harmless = [...nearMisses, ...patientsAtEase, ...neighboursAtEase, ...strangersAtEase];
  const alarms = harmless.filter(isSure);

  expect(alarms.length / harmless.length, alarms.join('\n')).toBeLessThanOrEqual(0.05);
});

describe('who thinks of dying is answered as such', () => {
  it.each(emergencies['thoughts of death'])('«%s»', (phrase) =>
    expect(assess(phrase).danger).toEqual({ level: 'sure', kind: 'crisis' }),
  );
});

describe('is none of these', () => {
  it.each([
    ...ordinary,
    'manchas oscuras en la cara',
    'bolsas en los ojos hinchados, ¿qué crema tienen?',
    'do you treat eczema?',
  ])('«%s»', (phrase) => expect(assess(phrase)).toMatchObject({ danger: undefined, isMinor: false }));
});
