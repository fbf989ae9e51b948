import { assess } from '#safety/assess.ts';

/**
 * Whether a message is an emergency, or asks for what only an examination can tell, and so never goes to an upstream: the answers are
 * fixed, and a machine of someone else's must not even be asked.
 */
export const staysHere = (message: string): boolean => assess(message) !== undefined;
