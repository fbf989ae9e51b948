import { MAX_COMPLAINT_TEXT, type Complaint } from '@clinic/shared/complaints';
import { fitsWhatsappLink } from '@clinic/shared/whatsapp';
import { expect, it } from 'vitest';

import { complaintsDocument } from '#content/documents/pages.ts';

import { complaintMessages } from './complaintMessages.ts';

const fits = (message: string) => fitsWhatsappLink('573000000000', message);
const write = (text: string) => {
  const complaint: Complaint = { kind: 'queja', text, fullName: 'Ana Gómez', contact: 'ana@correo.co' };
  const time = '24 de noviembre de 2026, 3:05 p. m.';
  return complaintMessages(complaint, {
    words: complaintsDocument('es'),
    number: 'PQRS-CDFHJK',
    time,
    fits,
    lang: 'es',
  });
};

it('a complaint is one message with kind, number, day and hour, and who to answer', () => {
  expect(write('Esperé una hora.')).toEqual([
    'Queja PQRS-CDFHJK, 24 de noviembre de 2026, 3:05 p. m.\nDe: Ana Gómez, ana@correo.co\n\nEsperé una hora.',
  ]);
});

it.each([
  ['words', 'Señor doctor: ñandú. '],
  ['one word without a blank', 'ñ'],
  ['lines', 'No.\n'],
])('a long one of %s goes in parts of which each fits, and nothing is cut', (_of, unit) => {
  const text = unit.repeat(MAX_COMPLAINT_TEXT / unit.length);

  const parts = write(text);

  expect(parts.length).toBeGreaterThan(1);
  expect(parts.filter((part) => !fits(part))).toEqual([]);
  expect(parts.every((part) => part.includes('PQRS-CDFHJK'))).toBe(true);
  const joined = parts.map((part) => part.split('\n\n').slice(1).join('\n\n')).join('');
  expect(joined.replaceAll(/\s/g, '')).toBe(text.replaceAll(/\s/g, ''));
});
