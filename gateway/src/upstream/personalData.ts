/** Long enough for an identity document or a telephone number; no price or date of the clinic is. */
const longNumber = /\d(?:[\s.-]*\d){5,}/g;

const email = /\S+@\S+\.\S+/g;

/**
 * A message without what identifies its author by itself: e-mail addresses and long numbers. An answer needs
 * none of them, so they stay here.
 */
export const withoutPersonalData = (message: string): string =>
  message.replaceAll(email, '[…]').replaceAll(longNumber, '[…]');
