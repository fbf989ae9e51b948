import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import * as v from 'valibot';
import { expect, it, onTestFinished } from 'vitest';

import { defineContent, describeMistakes, type ContentError } from './content.ts';
import { group, line, list, order, picture, reference, text } from './fields/fields.ts';
import { review } from './fields/review.ts';

const baker = {
  title: 'Panadero',
  one: 'Panadero',
  words: v.strictObject({ name: line({ title: 'Nombre', max: 20 }) }),
};
const post = {
  title: 'Artículos',
  one: 'Artículo',
  facts: v.strictObject({
    order: order(),
    reviewedBy: reference('bakers', { title: 'Quién lo revisó' }),
    image: picture({ title: 'Imagen', folder: 'help' }),
  }),
  words: v.strictObject({
    title: line({ title: 'Título', max: 12 }),
    tips: list(text({ title: 'Consejo', max: 40 }), { title: 'Consejos', max: 2 }),
  }),
};

/** A package with two posts; `changes` replace files, and `null` takes one away. */
function contentWith(changes: Readonly<Record<string, unknown>> = {}) {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'content-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  const files: Record<string, unknown> = {
    'pictures/posts/sun.0123abcd-320.avif': '',
    'content/es/bakers/ana.json': { name: 'Ana' },
    'content/en/bakers/ana.json': { name: 'Ana' },
    'content/posts/sol.json': { order: 20, reviewedBy: 'ana', image: 'posts/sun' },
    'content/es/posts/sol.json': { title: 'Sol', tips: ['Use sombrero.'] },
    'content/en/posts/sol.json': { title: 'Sun', tips: ['Wear a hat.'] },
    'content/posts/rye.json': { order: 10, reviewedBy: 'ana', image: 'posts/sun' },
    'content/es/posts/rye.json': { title: 'Centeno', tips: ['Deje reposar.'] },
    'content/en/posts/rye.json': { title: 'Rye', tips: ['Let it rest.'] },
    ...changes,
  };
  for (const [file, value] of Object.entries(files)) {
    if (value === null) continue;
    mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
    const isBytes = typeof value === 'string' || Buffer.isBuffer(value);
    writeFileSync(path.join(dir, file), isBytes ? value : JSON.stringify(value));
  }
  return defineContent(dir, ['es', 'en'], { bakers: baker, posts: post });
}

it('a page gets the entries of its language in their order, facts and words together', () => {
  expect(contentWith().entries('posts', 'en')).toEqual([
    { id: 'rye', reviewedBy: 'ana', image: 'posts/sun', title: 'Rye', tips: ['Let it rest.'] },
    { id: 'sol', reviewedBy: 'ana', image: 'posts/sun', title: 'Sun', tips: ['Wear a hat.'] },
  ]);
  expect(contentWith().mistakes()).toEqual([]);
});

it('a copywriter reads every mistake at once: file, field, what is wrong and what is allowed', () => {
  const content = contentWith({
    'content/en/posts/rye.json': null,
    'content/es/posts/sol.json': { title: 'Protección solar', tips: [], topic: 'sol' },
    'content/en/posts/sol.json': { tips: ['One.', 'Two.', 'Three.'] },
    'content/posts/sol.json': { order: 1.5, reviewedBy: 'eva', image: 'posts/sun' },
    'content/posts/rye.json': { order: 10, reviewedBy: 'eva', image: 'posts/rain' },
    'content/es/bakers/ana.json': '{ "name": "Ana", }',
  });

  expect(describeMistakes(content.mistakes()).split('\n')).toEqual([
    expect.stringMatching(/^ {2}content\/es\/bakers\/ana\.json: cannot be read at line 1, often for a comma/),
    '  content/posts/rye.json, reviewedBy: names "eva" of bakers, which is not there. There are ana.',
    '  content/posts/rye.json, image: names the picture "posts/rain", which is not in pictures/.',
    expect.stringMatching(/^ {2}content\/en\/posts\/rye\.json: is missing/),
    '  content/posts/sol.json, order: "Orden" is 1.5, and must be a whole number.',
    '  content/es/posts/sol.json, title: "Título" is too long: 16 characters, and the page has room for 12.',
    '  content/es/posts/sol.json, tips: "Consejos" has 0 items, and needs at least 1.',
    '  content/es/posts/sol.json, topic: is not a field of this file. Its fields are title, tips.',
    '  content/en/posts/sol.json, title: "Título" is missing. It is text of at most 12 characters.',
    '  content/en/posts/sol.json, tips: "Consejos" has 3 items, and the page has room for 2.',
  ]);
  expect(() => content.entries('posts', 'es')).toThrow('content/es/posts/sol.json, title');
});

it('a list that says more in one language than in the other is named', () => {
  const content = contentWith({ 'content/es/posts/sol.json': { title: 'Sol', tips: ['Uno.', 'Dos.'] } });

  expect(describeMistakes(content.mistakes())).toBe(
    '  content/en/posts/sol.json, tips: has 1 items, and content/es/posts/sol.json has 2: all languages say the same.',
  );
});

it.each<[string, Readonly<Record<string, unknown>>, string]>([
  [
    'typographic quotation marks',
    { 'es/bakers/ana.json': '{\n“name”: "Ana" }' },
    'es/bakers/ana.json: cannot be read at line 2: names and texts stand between straight quotation marks',
  ],
  [
    'the same name twice',
    { 'es/bakers/ana.json': '{\n  "name": "Ana \\": la",\n  "name": "Eva"\n}' },
    'es/bakers/ana.json: says the same name twice at line 3: leave one of the two',
  ],
  ['nothing in it', { 'es/bakers/ana.json': '\n' }, 'es/bakers/ana.json: is empty'],
  [
    'an old encoding',
    { 'es/bakers/ana.json': Buffer.from('{ "name": "Añ" }', 'latin1') },
    'es/bakers/ana.json: is not in UTF-8',
  ],
  [
    'an accent in its name',
    { 'es/bakers/josé.json': { name: 'José' }, 'en/bakers/josé.json': { name: 'José' } },
    'es/bakers/josé.json: has a name that no address can have',
  ],
  ['no English', { 'es/bakers/eva.json': { name: 'Eva' } }, 'en/bakers/eva.json: is missing'],
  [
    'a folder of no kind',
    { 'es/panadero/eva.json': { name: 'Eva' } },
    'es/panadero/eva.json: is of no kind of content, so that no page shows it. Kinds are bakers, posts',
  ],
  [
    'a language that the site has not',
    { 'fr/bakers/eva.json': { name: 'Eva' } },
    'fr/bakers/eva.json: is of no kind',
  ],
  [
    'another ending',
    { 'es/bakers/eva.md': 'Eva' },
    'es/bakers/eva.md: is of no kind of content, so that no page shows it. Files of bakers are content/es/bakers/<name>.json',
  ],
])('a file with %s is named', (_mistake, files, message) => {
  const changes = Object.entries(files).map(([file, value]) => [`content/${file}`, value]);

  expect(describeMistakes(contentWith(Object.fromEntries(changes)).mistakes())).toContain(
    `content/${message}`,
  );
});

it('each mistake has its line for an editor of code', () => {
  const content = contentWith({
    'content/es/posts/sol.json':
      '{\n  "title": "Protección solar",\n  "tips": [\n    "Uno.",\n    7\n  ]\n}\n',
    'content/en/posts/sol.json': '{\n  "tips": ["One.", "Two."]\n}\n',
  });

  let thrown: unknown;
  try {
    content.ids('posts');
  } catch (error) {
    thrown = error;
  }

  expect((thrown as ContentError).mistakes).toMatchObject([
    { file: 'content/es/posts/sol.json', field: 'title', line: 2 },
    { file: 'content/es/posts/sol.json', field: 'tips.1', line: 5 },
    { file: 'content/en/posts/sol.json', field: 'title', line: 1 },
  ]);
});

it('two items of a list with one id are told', () => {
  const section = v.strictObject({ id: line({ title: 'Ancla', max: 9 }) });
  const { issues } = v.safeParse(list(section, { title: 'Partes' }), [{ id: 'a' }, { id: 'b' }, { id: 'a' }]);

  expect(issues?.map(({ message }) => message)).toEqual([
    'has two items with the id "a": give one of them another',
  ]);
});

it('the mark that some editors put before a text is no mistake', () => {
  expect(contentWith({ 'content/es/bakers/ana.json': '\uFEFF{ "name": "Ana" }' }).mistakes()).toEqual([]);
});

it('a field whose name no form can show is refused where it is written', () => {
  expect(() => group({ 'Protección Solar': 'Línea' }, { title: 'Líneas' })).toThrow(
    '"Protección Solar" cannot name a field: use letters without accents',
  );
});

it('what was to be reviewed before today is named, and is no mistake for a page', () => {
  const page = { title: 'Páginas', one: 'Página', facts: v.strictObject({ review: review() }) };
  const dir = mkdtempSync(path.join(os.tmpdir(), 'content-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  const content = defineContent(dir, ['es', 'en'], { pages: page });
  mkdirSync(path.join(dir, 'content/pages'), { recursive: true });
  const file = { name: 'Ana Ruiz', profile: '/team/ana', on: '2026-03-01', next: '2027-03-01' };
  writeFileSync(path.join(dir, 'content/pages/rye.json'), JSON.stringify({ review: file }));

  expect(content.mistakes()).toEqual([]);
  expect(content.overdue('2027-03-01')).toEqual([]);
  expect(describeMistakes(content.overdue('2027-03-02'))).toBe(
    '  content/pages/rye.json, review.next: was to be reviewed before 2027-03-01.',
  );
});
