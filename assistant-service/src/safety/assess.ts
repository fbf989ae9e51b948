import { despair } from './data/despair.ts';
import { emergencies } from './data/emergencies.ts';
import { examination } from './data/examination.ts';
import { findSaid, type Pattern } from './patterns.ts';
import { read } from './read.ts';

/**
 * `harm`: somebody thinks of dying or of hurting themselves. `emergency`: an ambulance or an emergency department.
 * `examination`: what nobody may answer who does not see the skin and know the person.
 */
export type Danger = 'harm' | 'emergency' | 'examination';

const order: readonly (readonly [Danger, readonly Pattern[]])[] = [
  ['harm', despair],
  ['emergency', emergencies],
  ['examination', examination],
];

/**
 * Decides before anything else reads a message, and before it may go anywhere. Both languages are tried whatever the
 * page's: frightened people write in their own.
 * @returns undefined when the message is none of these
 */
export function assess(message: string): Danger | undefined {
  const tokens = read(message);
  return order.find(([, patterns]) => findSaid(patterns, tokens))?.[0];
}
