import { trimText } from '../text/blank.ts';

/** Name of the query in the URL and of the field in forms. */
export const QUERY_NAME = 'q';

/** Characters that a query can have. */
export const MAX_QUERY = 80;

/** Words of a query that count: nobody needs more, and each costs time. */
const MAX_WORDS = 8;

/** What was asked, without what makes no difference to it: controls, marks of direction, spaces in a row. */
export function cleanQuery(text: string): string {
  const clean = text
    .normalize('NFC')
    .replace(/[\s\p{C}]+/gu, ' ')
    .trim();
  const words = [...clean].slice(0, MAX_QUERY).join('').split(' ').slice(0, MAX_WORDS);
  return trimText(words.join(' '));
}

/** Reads the query of a URL, which anyone may have written. @param search with or without its question mark */
export const readQuery = (search: string): string =>
  cleanQuery(new URLSearchParams(search).get(QUERY_NAME) ?? '');
