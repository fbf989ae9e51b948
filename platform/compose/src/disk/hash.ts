import { createHash } from 'node:crypto';

/** SHA-256 of some bytes, in hex. */
export const hashOf = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex');
