import { describeMistakes } from '@tesela/content';
import { fill } from '@tesela/core/fill';
import { expect, it } from 'vitest';

import { assistantDocument, type AssistantDocument } from './assistantDocument.ts';
import { source } from './schema.ts';

const [es, en] = [assistantDocument('es'), assistantDocument('en')];

it('every file of content is whole, in both languages', () => {
  expect(describeMistakes(source.mistakes())).toBe('');
});

it('the failure reads as the clinic wants it', () => {
  expect(es.chat.failure.text).toBe('Lo siento, hubo un error al conectar con el chatbot.');
});

it('both languages name the same pages, none twice, and link to the same policy', () => {
  expect(Object.keys(en.chat.reply.pages)).toEqual(Object.keys(es.chat.reply.pages));
  for (const { reply } of [es.chat, en.chat]) {
    expect(new Set(Object.values(reply.pages)).size).toBe(Object.keys(reply.pages).length);
  }
  expect([es.chat.privacy.to, en.chat.privacy.to]).toEqual(['/privacidad', '/privacidad']);
});

it('both languages have questions for the same areas, the first for everywhere', () => {
  const areas = ({ chat }: AssistantDocument) => chat.questions.sets.map(({ under }) => under);

  expect(areas(es)).toEqual(['/', '/dermatologia', '/spa', '/tienda']);
  expect(areas(en)).toEqual(areas(es));
});

it.each([
  ['es', es, ['Queda 1 carácter', 'Quedan 2 caracteres']],
  ['en', en, ['1 character left', '2 characters left']],
] as const)('counts read well (%s)', (lang, { chat }, texts) => {
  expect([1, 2].map((count) => fill(chat.input.left, { count }, lang))).toEqual(texts);
});
