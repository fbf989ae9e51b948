import * as v from 'valibot';
import { expect, it } from 'vitest';

import { anchor, choice, group, line, link, list, text, yesNo } from '../fields/fields.ts';
import { labels } from '../fields/labels.ts';
import { describePages, describing } from './describe.ts';

const kinds = {
  workshops: {
    title: 'Talleres',
    facts: v.strictObject({
      level: choice({ basic: 'Básico' }, { title: 'Nivel' }),
      place: line({ title: 'Lugar', max: 40 }),
    }),
    words: v.strictObject({
      heading: line({ title: 'Título', max: 40 }),
      seats: line({ title: 'Cupos', max: 40, names: ['count'] }),
      bring: v.optional(list(line({ title: 'Cosa', max: 40 }), { title: 'Qué traer' })),
      note: text({ title: 'Cuándo suspender', max: 80, quoted: false }),
      parts: list(
        group(
          {
            id: anchor(),
            name: 'Nombre',
            more: link({ title: 'Página' }),
            open: yesNo({ title: 'Abierto' }),
          },
          { title: 'Parte' },
        ),
        { title: 'Partes' },
      ),
      words: labels({ button: 'Inscribirse' }),
    }),
  },
};
const workshop = {
  level: 'basic',
  place: 'Sala 2',
  heading: 'Cuidar la piel',
  seats: 'Quedan {count}',
  bring: ['Gorra', 'Agua'],
  note: 'Suspenda si arde.',
  parts: [{ id: 'sol', name: 'El sol', more: '/posts/sol', open: true }],
  words: { button: 'Inscribirse' },
};

it('search and assistant read the texts of an entry in order, without what is no text or must not be quoted', () => {
  const { say } = describing({ kinds });

  expect(say('workshops', [workshop])).toBe('Cuidar la piel\nGorra\nAgua\nEl sol\nSala 2');
});

it('a part with an anchor is described by itself, and a field after the label that the page gives it', () => {
  const { page } = describing({ kinds });

  const described = page('workshops', workshop, {
    path: '/talleres/piel',
    about: 'practice',
    labels: { bring: 'Traiga', button: 'never said' },
    after: ['$20.000', false, undefined],
  });

  expect(described).toEqual([
    {
      path: '/talleres/piel',
      about: 'practice',
      title: 'Cuidar la piel',
      text: 'Cuidar la piel\nTraiga\nGorra\nAgua\nEl sol\nSala 2\n$20.000',
    },
    { path: '/talleres/piel#sol', about: 'practice', title: 'El sol', text: 'El sol' },
  ]);
});

const pages = [
  { path: '/posts/wheat', about: 'reading', name: 'Trigo: el pan de todos los días', topic: 'Trigo' },
  { path: '/help#bebes', about: 'practice', name: '¿Atienden bebés?' },
] as const;

it('a page is found by its name and by the questions written for it', () => {
  const es = describePages(
    'es',
    [{ page: '/posts/wheat', es: ['¿Hay pan de trigo?'], en: ['Is there wheat bread?'] }],
    pages,
    () => 'practice',
  );

  expect(es).toEqual([
    {
      path: '/posts/wheat',
      about: 'reading',
      questions: [
        'Trigo: el pan de todos los días',
        '¿Tienen un artículo sobre Trigo?',
        '¿Hay pan de trigo?',
      ],
    },
    { path: '/help#bebes', about: 'practice', questions: ['¿Atienden bebés?'] },
  ]);
});

it('a question about a topic leads to the newest of its articles', () => {
  const older = {
    path: '/posts/sol',
    about: 'reading',
    name: 'El sol de la tarde',
    topic: 'Trigo',
  } as const;

  const [newest, second] = describePages('es', [], [pages[0], older], () => 'reading');

  expect(newest?.questions).toContain('¿Tienen un artículo sobre Trigo?');
  expect(second?.questions).toEqual(['El sol de la tarde']);
});

it('what the settings answer stands apart from what its page says', () => {
  const en = describePages(
    'en',
    [
      { page: '/', wish: 'hours', es: ['¿A qué hora abren?'], en: ['When do you open?'] },
      { page: '/about', es: ['¿Quiénes son?'], en: ['Who are you?'] },
    ],
    [],
    () => 'practice',
  );

  expect(en).toEqual([
    { path: '/about', about: 'practice', questions: ['Who are you?'] },
    { path: '/', about: 'practice', questions: ['When do you open?'], wish: 'hours' },
  ]);
});
