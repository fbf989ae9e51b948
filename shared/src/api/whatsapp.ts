/** WhatsApp and browsers cut longer links; the whole URL stays under this many characters. */
export const MAX_URL_LENGTH = 2000;

/**
 * Builds a `https://wa.me/` link with a prefilled message.
 * A message that would make the URL too long is cut at a whole character and ends in an ellipsis.
 * @param phone digits only, country code first, as in the site settings
 * @param message plain text; newlines are kept
 */
export function whatsappLink(phone: string, message: string): string {
  const base = `https://wa.me/${phone}?text=`;
  const room = MAX_URL_LENGTH - 1 - base.length;
  return base + encodeWithin(message, room);
}

/** Whether a link to `phone` has room for the whole message. */
export function fitsWhatsappLink(phone: string, message: string): boolean {
  return `https://wa.me/${phone}?text=${encode(message)}`.length < MAX_URL_LENGTH;
}

/** Lone surrogates make `encodeURIComponent` throw; a visitor's half emoji must not. */
const encode = (text: string): string => encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\uFFFD'));

function encodeWithin(message: string, room: number): string {
  const whole = encode(message);
  if (whole.length <= room) return whole;
  const ellipsis = encode('…');
  let encoded = '';
  for (const character of message) {
    const next = encode(character);
    if (encoded.length + next.length + ellipsis.length > room) break;
    encoded += next;
  }
  return encoded + ellipsis;
}
