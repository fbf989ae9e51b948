import { createHash } from 'node:crypto';

/** What a browser must find a file's text to be; see https://www.w3.org/TR/SRI/ */
export const integrityOf = (text: string): string =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`;
