/** What a visitor may want that is not looked up in the pages. */
export type Intent =
  | 'emergency'
  | 'diagnosis'
  | 'price'
  | 'payment'
  | 'hours'
  | 'address'
  | 'booking'
  | 'contact'
  | 'identity'
  | 'thanks'
  | 'greeting';

export type IntentRule = {
  intent: Intent;
  /** Any of these, tested against the folded message: lower case, no accents, no punctuation. */
  says: readonly RegExp[];
  /** A message that also says this means something else. */
  unless?: RegExp;
};
