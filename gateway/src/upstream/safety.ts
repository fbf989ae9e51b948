import { matchIntent } from '#chat/intents/match.ts';

/** Wishes whose answers are fixed: a machine of someone else's must not even be asked. */
const keptHere = new Set<string | undefined>(['emergency', 'diagnosis']);

/** Whether a message is an emergency or asks for a diagnosis, and so never goes to an upstream. */
export const staysHere = (message: string): boolean => keptHere.has(matchIntent(message));
