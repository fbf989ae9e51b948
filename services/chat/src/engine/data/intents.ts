/** What a visitor may want that is not the content of a page. */
export const intents = [
  'greeting',
  'thanks',
  'identity',
  'hours',
  'address',
  'payment',
  'booking',
  'contact',
  'price',
  'emergency',
  'urgent',
  'diagnosis',
  'insult',
  /** Nothing that a clinic could answer: no page may be offered for it. */
  'nonsense',
  /** A fair question that the site does not answer: admit it and offer WhatsApp. */
  'unknown',
] as const;
