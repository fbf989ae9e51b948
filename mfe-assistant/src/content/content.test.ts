import { expect, it } from 'vitest';

import { content as en } from './en/assistant.ts';
import { content as es } from './es/assistant.ts';

it('the failure reads as the clinic wants it', () => {
  expect(es.chat.failure.text).toBe('Lo siento, hubo un error al conectar con el chatbot.');
});

it('both languages offer three questions of their own and link to the same policy', () => {
  expect(new Set([...es.chat.quickReplies.items, ...en.chat.quickReplies.items]).size).toBe(6);
  expect(en.chat.privacy.to).toBe(es.chat.privacy.to);
  expect(es.chat.privacy.to).toBe('/privacidad');
});

it.each([
  ['es', es],
  ['en', en],
])('nothing is left blank in %s', (_lang, content) => {
  const texts = JSON.stringify(content, (_key, value: unknown) => (value === '' ? 'BLANK' : value));

  expect(texts).not.toContain('BLANK');
});
