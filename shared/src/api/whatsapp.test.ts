import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { fitsWhatsappLink, MAX_URL_LENGTH, whatsappLink } from './whatsapp.ts';

const phone = fc.stringMatching(/^\d{10,15}$/);
const message = fc.string({ unit: 'binary', maxLength: 3000 });

const textOf = (link: string): string => new URL(link).searchParams.get('text') ?? '';

describe('a WhatsApp link', () => {
  it('carries accents, quotes, ampersands and newlines to the other side unchanged', () => {
    const text = 'Hola, estoy interesado/a en «Niebla & Tónico 100 %»\n× 2 "ya" #1 + más';

    const link = whatsappLink('573000000000', text);

    expect(link.startsWith('https://wa.me/573000000000?text=')).toBe(true);
    expect(link).toContain('%0A');
    expect(decodeURIComponent(link.split('text=')[1] ?? '')).toBe(text);
  });

  it('stays under the limit for any message and is always a valid URL', () => {
    fc.assert(
      fc.property(phone, message, (digits, text) => {
        const link = whatsappLink(digits, text);
        expect(link.length).toBeLessThan(MAX_URL_LENGTH);
        expect(new URL(link).hostname).toBe('wa.me');
        expect(() => decodeURIComponent(link)).not.toThrow();
      }),
    );
  });

  it('keeps a message that fits whole, and the beginning of one that does not', () => {
    fc.assert(
      fc.property(phone, message, (digits, text) => {
        const received = textOf(whatsappLink(digits, text));
        const whole = text.toWellFormed();
        if (fitsWhatsappLink(digits, text)) expect(received).toBe(whole);
        else expect(whole.startsWith(received.slice(0, -1)) && received.endsWith('…')).toBe(true);
      }),
    );
  });
});
