import { createHash } from 'node:crypto';

/** SHA-256 of some bytes, in hex. */
export const hashOf = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex');

/** What a browser must find a file's text to be; see https://www.w3.org/TR/SRI/ */
export const integrityOf = (text: string): string =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`;
