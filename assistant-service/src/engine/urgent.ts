import { fold } from './fold.ts';
import { matchUrgent } from './intents/match.ts';
import { createSpeller } from './spelling.ts';

const speller = createSpeller(new Set());

/** Whether a message is an emergency or asks for a diagnosis, however it is spelt. */
export const isUrgent = (message: string): boolean =>
  matchUrgent(fold(speller.correct(message))) !== undefined;
