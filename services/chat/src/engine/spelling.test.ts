import { describe, expect, it } from 'vitest';

import { soundOf } from '#text/spelling.ts';
import { createSpeller } from './spelling.ts';

const speller = createSpeller(new Set(['niacinamida', 'ceramidas', 'hialuronico', 'piel']));

describe('a word is understood by its sound', () => {
  it.each([
    ['kiero una sita', 'quiero una cita'],
    ['orario', 'horario'],
    ['niasinamida', 'niacinamida'],
    ['ialuronico', 'hialuronico'],
    ['kitarme un lunar', 'quitarme un lunar'],
    ['q crema sirve xq me pica', 'que crema sirve porque me pica'],
    ['adress', 'address'],
    ['apointment', 'appointment'],
    ['dermatólga', 'dermatologa'],
  ])('«%s» → «%s»', (message, corrected) => {
    expect(speller.correct(message)).toBe(corrected);
  });

  it.each(['uñas', 'caro', 'será', 'cuento', 'pizza', 'constructor', 'a', 'x'.repeat(500), '12345'])(
    '«%s» is left alone',
    (message) => {
      expect(speller.correct(message)).toBe(message.toLowerCase());
    },
  );

  it('tells «caro» from «carro»', () => {
    expect(soundOf('caro')).not.toBe(soundOf('carro'));
  });
});
