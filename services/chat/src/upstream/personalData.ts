import type { ChatDocument } from '@clinic/shared/chatDocuments';

import { isKnown } from '#text/vocabulary.ts';
import { fold } from '#text/words.ts';

import { personal } from './data/personal.ts';
import { places } from './places.ts';
import { addresses, usernames } from './profiles.ts';

const MASK = '[…]';

const { months, born, numbers, between, documents: named, networks, providers } = personal;

/** A pattern of whole words. */
const words = (pattern: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\d])(?:${pattern})(?![\p{L}\d])`, 'giu');

const name = String.raw`(?!(?:${personal.afterNames})(?!\p{L}))[\p{L}'’-]{1,30}`;
const capital = String.raw`\p{Lu}[\p{L}'’-]{0,30}`;
const capitals = String.raw`${capital}(?:\s(?:(?:de|la|del|los|las|y)\s){0,2}${capital}){0,4}`;

/** A word of an address, however it is broken up: «ana . gomez @ gmail . com», «ana arroba correo punto com». */
const dot = String.raw`(?:\s?\.\s?|\s(?:punto|dot)\s|\s?[[(]\s?(?:punto|dot|\.)\s?[\])]\s?)`;
const at = String.raw`(?:\s?@\s?|\s?[[(]\s?(?:at|arroba|@)\s?[\])]\s?|\s(?:arroba|at)\s(?=[\w-]{1,40}${dot}))`;
const piece = String.raw`[\p{L}\d_+%-]{1,40}`;

/** E-mail addresses, and what looks like one. */
const mails: readonly RegExp[] = [
  new RegExp(String.raw`${piece}(?:${dot}${piece}){0,4}${at}${piece}(?:${dot}${piece}){0,4}`, 'giu'),
  new RegExp(
    String.raw`(?:\S{1,40}\s(?:en\s)?|${piece})?(?<![\p{L}])(?:${providers})${dot}?(?:com?|es)?(?![\p{L}])`,
    'giu',
  ),
];

/**
 * What else identifies somebody, in the order in which it is masked. A part that tells nothing by itself, such as «mi cédula
 * es», is the first group and stays.
 */
const masked: readonly RegExp[] = [
  ...places,
  /@\s?[\p{L}\d._-]{1,40}/gu,
  new RegExp(
    String.raw`((?<!\p{L})(?:${networks})\s{0,2}(?:(?:es|is|soy|como|as|me encuentran como|de usuario)(?!\p{L})|[:@=])\s{0,2})[\p{L}\d._-]{2,40}`,
    'giu',
  ),
  /(?<![\p{L}\d])[\p{L}\d]{1,30}(?:_[\p{L}\d]{1,30}){1,4}(?![\p{L}\d])/gu,
  new RegExp(
    String.raw`((?<!\p{L})(?:${born})(?!\p{L})(?:\s(?:el|on|in|en)(?!\p{L}))?[\s,.:]{1,3})(?:[\s,.:/'’-]{0,3}(?:\d{1,4}(?:st|nd|rd|th|[ºª°])?|${months}|${numbers}|${between})(?![\p{L}\d])){1,12}`,
    'giu',
  ),
  words(
    String.raw`(?:\d{1,2}(?:st|nd|rd|th|[º°])?|${numbers})\s{0,2}(?:de\s|of\s|[-/.,]\s?)?(?:${months})[\s,.'’/-]{1,3}(?:(?:de|del|of|año)\s){0,2}(?:\d{2,4}|(?:${numbers})(?:\s(?:y\s)?(?:${numbers})){0,4})`,
  ),
  words(
    String.raw`(?:${months})[\s.,]{1,3}(?:(?:de|del|of|the|año)\s){0,2}(?:\d{1,2}(?:st|nd|rd|th)?[\s,.]{1,3}(?:(?:de|del|of|año)\s){0,2})?['’]?(?:19|20)?\d\d`,
  ),
  words(
    String.raw`\d{1,2}\s?[/.–-]\s?(?:\d{1,2}|${months})\s?[/.–-]\s?\d{2,4}|(?:19|20)\d\d\s?[/.–-]\s?\d{1,2}\s?[/.–-]\s?\d{1,2}|\d{1,2}\s\d{1,2}\s(?:19|20)?\d\d`,
  ),
  words(
    String.raw`\d{1,5}\s(?:\p{L}{1,20}\s){1,3}(?:street|st|avenue|ave|road|rd|drive|lane|boulevard|blvd)`,
  ),
  // Seven digits or more, however they are grouped: documents, telephones, accounts.
  /(?<![\p{L}\d])\d(?:(?:[^\p{L}\d$]{0,4}|[^\p{L}\d]{0,2}x[^\p{L}\d]{0,2})[\doO]){6,40}/gu,
  words(String.raw`\p{L}{1,4}-?\d{4,12}`),
  // Older documents have fewer; five or six digits on end are no price when nothing says so.
  /(?<![\d$.,]|\$\s)\d{5,6}(?![\d.,]?\d)(?!\s?(?:pesos|cop))/gi,
  new RegExp(
    String.raw`(?<![\p{L}\d])(?:${numbers}|\d{1,3})(?:[\s,.-]{1,3}(?:y\s)?(?:${numbers}|\d{1,3})){3,30}(?![\p{L}\d])(?!\s?(?:mil(?:lones)?\s)?pesos)`,
    'giu',
  ),
  new RegExp(
    String.raw`((?<!\p{L})(?:${named})\s{0,2}(?:es|is|no\.?|n[uú]mero|number|nro\.?|#|:|de){0,2}\s{0,2})\p{L}{0,3}\d(?:[\s.-]?\d){1,19}`,
    'giu',
  ),
  /(?<!\d)(?:19[2-9]\d|200\d|201\d)(?!\d)/g,
  new RegExp(
    String.raw`((?<!\p{L})(?:${personal.introductions})[\s,:]{1,3})${name}(?:\s${name}){0,4}`,
    'giu',
  ),
];

/** After words that introduce other things as well. */
const presented = new RegExp(
  String.raw`(?<!\p{L})((?i:${personal.presentations})\s{1,2})((?:(?i:es|is)\s)?)(${capitals}|[\p{L}'’-]{2,30}(?:\s[\p{L}'’-]{2,30})?)`,
  'gu',
);

/** Names stand in no text of the clinic, and begin with capitals. */
const fullName = new RegExp(
  String.raw`(?<![\p{L}\d])${capital}(?:\s(?:(?:de|la|del|los|las|y)\s){0,2}${capital}){1,4}`,
  'gu',
);

const without = (patterns: readonly RegExp[], text: string): string =>
  patterns.reduce(
    (rest, pattern) =>
      rest.replaceAll(pattern, (_all, kept?: unknown) => `${typeof kept === 'string' ? kept : ''}${MASK}`),
    text,
  );

/**
 * Makes the mask of what identifies somebody: addresses, numbers, dates of birth, accounts of networks and names are
 * `[…]`, and so is what may be one of these. An answer needs none of it.
 * @param documents whose words are no names of visitors
 * @returns a function of a plain message
 */
export function createMask(documents: readonly ChatDocument[]) {
  const published = new Set(documents.flatMap(({ title, text }) => fold(`${title} ${text}`).split(' ')));
  const wordsOf = (text: string): string[] => fold(text).split(' ');
  const isPublished = (text: string): boolean => wordsOf(text).every((word) => published.has(word));
  const isTalk = (text: string): boolean =>
    wordsOf(text).every((word) => published.has(word) || isKnown(word));
  const withoutUsernames = (text: string): string =>
    usernames.reduce(
      (rest, pattern) =>
        rest.replaceAll(pattern, (all, before: string, username: string) =>
          isTalk(username) ? all : before + MASK,
        ),
      text,
    );
  return (message: string): string =>
    without(masked, withoutUsernames(without([...mails, ...addresses], message)))
      .replaceAll(presented, (all, before: string, is: string, who: string) => {
        const isName = /^\p{Lu}/u.test(who) ? !isPublished(who) : !isTalk(who.split(' ')[0] ?? '');
        return isName ? `${before}${is}${MASK}` : all;
      })
      .replaceAll(fullName, (all) => (isPublished(all) ? all : MASK));
}
