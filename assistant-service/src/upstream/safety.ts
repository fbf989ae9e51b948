import { isUrgent } from '#engine/urgent.ts';

/**
 * Whether a message is an emergency or asks for a diagnosis, and so never goes to an upstream: the answers are
 * fixed, and a machine of someone else's must not even be asked.
 */
export const staysHere = (message: string): boolean => isUrgent(message);
