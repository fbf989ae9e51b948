/** Long enough for an identity document or a telephone number. */
const longNumber = /\d(?:[\s.-]*\d){6,}/g;

const email = /[^\s@]+@[^\s@]+/g;

/**
 * A message without what identifies its author by itself: e-mail addresses and long numbers. An answer needs
 * none of them, so they stay here.
 */
export const withoutPersonalData = (message: string): string =>
  message.replaceAll(email, '[…]').replaceAll(longNumber, '[…]');
