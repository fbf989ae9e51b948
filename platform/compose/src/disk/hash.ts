import { createHash } from 'node:crypto';

/** SHA-256 in hexadecimal. */
export const sha256 = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex');

/** Hash that a browser checks a file against; see https://www.w3.org/TR/SRI/ */
export const sriHash = (text: string): string =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`;
