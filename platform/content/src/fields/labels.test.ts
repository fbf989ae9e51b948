import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { expect, it, onTestFinished } from 'vitest';

import { defineContent, describeMistakes } from '../content.ts';
import { line } from './fields.ts';
import { labelFile, labels } from './labels.ts';

/** The Spanish labels that a build was made with. */
const built = {
  add: 'Agregar {name}',
  close: 'Cerrar',
  turns: { one: '1 turno', other: '{count} turnos' },
  days: ['lunes', 'martes'],
};
const english = {
  add: 'Add {name}',
  close: 'Close',
  turns: { one: '1 turn', other: '{count} turns' },
  days: ['Monday', 'Tuesday'],
};

/** A package whose build has `built`, with other files since. @returns its mistakes */
function mistakesWith(es: object, en: object): string[] {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'labels-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  for (const [lang, words] of Object.entries({ es, en })) {
    mkdirSync(path.join(dir, 'content', lang), { recursive: true });
    writeFileSync(path.join(dir, 'content', lang, 'words.json'), JSON.stringify(words));
  }
  const said = describeMistakes(defineContent(dir, ['es', 'en'], { words: labelFile(built) }).mistakes());
  return said === '' ? [] : said.split('\n').map((each) => each.trim());
}

it('labels of which both languages have the same names and placeholders are right', () => {
  expect(mistakesWith(built, english)).toEqual([]);
  expect(mistakesWith({ ...built, close: 'Cerrar la ventana' }, english)).toEqual([]);
  expect(mistakesWith(built, { ...english, turns: { one: '{count} turn', other: '{count} turns' } })).toEqual(
    [],
  );
});

it('a label that was deleted in both languages is missed by the build', () => {
  const { close: _es, ...es } = built;
  const { close: _en, ...en } = english;

  expect(mistakesWith(es, en)).toEqual([
    'content/es/words.json, close: is missing. It is text of at most 90 characters.',
    'content/en/words.json, close: is missing. It is text of at most 90 characters.',
  ]);
});

it.each([
  ['add', 'Add {product}', 'must name {name} and nothing else in braces: code puts the value there'],
  ['add', 'Add', 'must name {name} and nothing else in braces: code puts the value there'],
  ['close', 'Close {name}', 'must name nothing in braces: code puts the value there'],
  ['close', '', 'is empty'],
  ['close', 'Close ', 'begins or ends with a space'],
  ['close', 'x'.repeat(91), 'is too long: 91 characters, and the page has room for 90'],
  ['days', ['Monday'], 'has 1 items, and needs at least 2'],
  ['clsoe', 'Close', 'is not a field of this file. Its fields are add, close, turns, days'],
])('an English label that does not fit is named: %s %j', (name, value, message) => {
  expect(mistakesWith(built, { ...english, [name]: value })).toEqual([
    `content/en/words.json, ${name}: ${message}.`,
  ]);
});

it('what the clinic edits stands among labels with its own field', () => {
  const page = labels(
    { heading: 'Tienda', close: 'Cerrar' },
    { heading: line({ title: 'Título', max: 10 }) },
  );
  const dir = mkdtempSync(path.join(os.tmpdir(), 'labels-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  for (const lang of ['es', 'en']) {
    mkdirSync(path.join(dir, 'content', lang), { recursive: true });
    const words = { heading: 'Una tienda muy larga', close: 'Cerrar' };
    writeFileSync(path.join(dir, 'content', lang, 'page.json'), JSON.stringify(words));
  }
  const content = defineContent(dir, ['es', 'en'], { page: { title: 'Página', single: true, words: page } });

  expect(content.mistakes().map(({ message }) => message)).toEqual(
    Array(2).fill('"Título" is too long: 20 characters, and the page has room for 10'),
  );
});
