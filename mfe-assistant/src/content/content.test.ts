import { expect, it } from 'vitest';

import { content as en } from './en/assistant.ts';
import { content as es } from './es/assistant.ts';
import type { AssistantContent } from './types.ts';

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
  const areas = (content: AssistantContent) => content.chat.questions.sets.map(({ under }) => under);

  expect(areas(es)).toEqual(['/', '/dermatologia', '/spa', '/tienda']);
  expect(areas(en)).toEqual(areas(es));
});

it.each([
  [es.chat.input.left, ['Queda 1 carácter', 'Quedan 2 caracteres']],
  [en.chat.input.left, ['1 character left', '2 characters left']],
])('counts read well', (left, texts) => {
  expect([left(1), left(2)]).toEqual(texts);
});

it.each([
  ['es', es],
  ['en', en],
])('nothing is left blank in %s', (_lang, content) => {
  const texts = JSON.stringify(content, (_key, value: unknown) => (value === '' ? 'BLANK' : value));

  expect(texts).not.toContain('BLANK');
});
