import fc from 'fast-check';
import { expect, it } from 'vitest';

import { cutAtWord } from './cutAtWord.ts';

it.each([
  ['Una crema ligera.', 20, 'Una crema ligera.'],
  ['Una crema ligera, para el día.', 20, 'Una crema ligera…'],
  ['Una crema ligera para el día.', 12, 'Una crema…'],
])('«%s» in %i characters reads «%s»', (text, max, cut) => {
  expect(cutAtWord(text, max)).toBe(cut);
});

it('is never longer than it may be, and never breaks a word', () => {
  const word = fc.stringMatching(/^[a-zñ]{1,12}$/);
  fc.assert(
    fc.property(
      fc.array(word, { minLength: 2, maxLength: 40 }),
      fc.integer({ min: 30, max: 160 }),
      (all, max) => {
        const cut = cutAtWord(all.join(' '), max);

        expect(cut.length).toBeLessThanOrEqual(max);
        const kept = cut.replace(/…$/, '').split(' ');
        expect(kept).toEqual(all.slice(0, kept.length));
      },
    ),
  );
});
