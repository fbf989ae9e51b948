import type { Rule } from '../patterns.ts';

/** What a visitor may want that is not looked up in the pages. */
export type Intent =
  | 'emergency'
  | 'diagnosis'
  | 'insult'
  | 'nonsense'
  | 'identity'
  | 'price'
  | 'payment'
  /** A fair wish that the clinic's site says nothing of. */
  | 'unknown'
  | 'booking'
  | 'hours'
  | 'address'
  | 'contact'
  | 'thanks'
  | 'greeting';

export type IntentRule = Rule & { intent: Intent };
