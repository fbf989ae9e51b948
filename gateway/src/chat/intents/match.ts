import { fold } from '../fold.ts';
import { rulesEn } from './en.ts';
import { rulesEs } from './es.ts';
import type { Intent, IntentRule } from './types.ts';

/** The first of these that a message has is what it is answered by. */
const order: readonly Intent[] = [
  'emergency',
  'diagnosis',
  'identity',
  'price',
  'payment',
  'hours',
  'address',
  'booking',
  'contact',
  'thanks',
  'greeting',
];

const applies = ({ says, unless }: IntentRule, folded: string): boolean =>
  says.some((pattern) => pattern.test(folded)) && !unless?.test(folded);

/**
 * What a message asks for, if it is one of the known wishes. Both languages are tried whatever the page's:
 * visitors write in theirs, and an emergency must not be missed for that.
 */
export function matchIntent(message: string): Intent | undefined {
  const folded = fold(message);
  const found = new Set(
    [...rulesEs, ...rulesEn].filter((rule) => applies(rule, folded)).map((rule) => rule.intent),
  );
  return order.find((intent) => found.has(intent));
}
