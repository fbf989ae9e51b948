import { isBlank } from '@tesela/core/blank';
import { cleanQuery } from '@tesela/core/search/query';
import * as v from 'valibot';
import { expect, it } from 'vitest';

import { answerFields } from './assessments/answers.ts';
import { readChatRequest } from './chatSchemas.ts';
import { complaintFields } from './complaints/complaints.ts';

it.each([
  ['blanks', '  \u00A0\u3000\n'],
  ['a soft hyphen', '\u00AD'],
  ['zero-width spaces', '\u200B\u200B'],
  ['a joiner', '\u200D'],
  ['a mark of direction', '\u202E'],
  ['a blank pattern of Braille', '\u2800'],
  ['a Hangul filler', '\u3164'],
  ['a half-width filler', '\uFFA0'],
  ['a variation selector', '\uFE0F'],
  ['a tag', '\u{E0041}'],
  ['a note without a head', '\u{1D159}'],
  ['half of an emoji', '\uD83D'],
  ['a control', '\u0007'],
  ['several of them', ' \u2800\u200B \u3164'],
])('nobody sends, signs or searches %s alone', (_what, text) => {
  expect(isBlank(text)).toBe(true);
  expect(readChatRequest({ message: text })).toBe('invalid_message');
  expect(v.is(answerFields.fullName, text)).toBe(false);
  expect(v.is(complaintFields.fullName, text)).toBe(false);
  expect(v.is(complaintFields.text, text)).toBe(false);
  expect(cleanQuery(text)).toBe('');
});

it.each(['a', '?', '.', '👍', '❤️', '👩‍⚕️', 'é', '٣', 'ญ', '\u200Bhola\u3164'])('%s is a text', (text) => {
  expect(isBlank(text)).toBe(false);
  expect(readChatRequest({ message: text })).toMatchObject({ message: text });
  expect(cleanQuery(text)).not.toBe('');
});
