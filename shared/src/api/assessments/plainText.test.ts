import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';

import { isPhone, line, lines } from './plainText.ts';

describe('a visitor can write a telephone as', () => {
  it.each([
    '3001234567',
    '+57 300 123 4567',
    '57 300 123 4567',
    '0057 300 123 4567',
    '(+57) 300 123 4567',
    '(604) 444-55-66',
    '604.4445566 ext. 12',
    '604 444 5566, extensión 12',
    '444 55 66',
    '+34 612 345 678',
    '300\u2011123\u20114567',
    '300\u2012123\u20124567',
    '300\u2212123\u22124567',
    '300\uFF0D123\u30004567',
    '+57\u00A0300\u202F123 4567',
    '３００１２３４５６７',
    '＋５７（３００）１２３４５６７',
    'tel:+573001234567',
    'https://wa.me/573001234567',
    'Cel. 300 123 4567',
    'Teléfono: (604) 444 5566',
    'cel3001234567',
    'llámeme al 300 123 4567',
    '3001234567 (Ana)',
    '300 123 4567 – Ana María, en la tarde',
    '+34 612 345 678 (mamá)',
    '604 444 5566 ext. 12 (Ana)',
  ])('%s', (text) => {
    expect(isPhone(text)).toBe(true);
  });
});

describe('no telephone is', () => {
  it.each([
    '',
    'Ana',
    '444 12',
    '300 123 456',
    '300 123 45678',
    '+57 300 123 45678',
    '+57 1',
    '1234567890123456',
    '3001234567 3109876543',
    'CC 1020304050',
    'Calle 100 # 43-20',
    'Calle 100 43-20',
    '10 de mayo de 1990',
    'ana3001234567@',
    'ana3001234567@correo.com',
  ])('%s', (text) => {
    expect(isPhone(text)).toBe(false);
  });
});

it.each(['1 ', ' (', '1ext', 'x1', '+ ', 'ext1 ext', '1-', 'ﷺ'])(
  'half a megabyte of «%s» is judged before anybody gives up',
  (part) => {
    const text = part.repeat(500_000 / part.length / part.normalize('NFKC').length);

    // An expression that goes over a part of the text twice takes longer than a test may.
    expect(isPhone(`1${text}z`)).toBe(false);
  },
);

it.each([
  ['a line', line(40)],
  ['text', lines(40, 'tooLong')],
])('%s that is too long is refused, and judged by nothing else', (_what, schema) => {
  const judge = vi.fn(() => false);

  const { issues } = v.safeParse(
    v.pipe(schema, v.nonEmpty(), v.check(judge, 'format')),
    `${'1 '.repeat(21)}z`,
  );

  expect(issues?.map(({ message }) => message)).toEqual(['tooLong']);
  expect(judge).not.toHaveBeenCalled();
});
