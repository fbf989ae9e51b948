import type { ChatDocument } from '@clinic/shared/chatDocuments';
import type { Site } from '@clinic/shared/settings';

import { fold, wordsOf } from '#text/words.ts';

import { risks } from './data/risks.ts';
import type { FailureReason } from './failure.ts';
import { createGroundingCheck } from './groundingCheck.ts';
import { createLinks, hidesAddress } from './links.ts';

/** Characters of a sentence that are read. */
const MAX_READ = 2000;

/**
 * What a reader sees, in the fewest characters: joiners are invisible, full-width digits are digits, `⅒` is `1/10`.
 * Cut before and after: one character may stand for eighteen.
 */
function plainText(text: string): string {
  const cut = text.slice(0, MAX_READ).replaceAll('\u200d', '').normalize('NFKC').replaceAll('\u2044', '/');
  return cut.slice(0, 2 * MAX_READ).toWellFormed();
}

const beginnings = risks.flatMap(wordsOf).map((word) => word.replaceAll('_', ' '));
/** Short ones stand alone: «tom» is in «tome», «off» not in «offer». */
const risky = new RegExp(
  String.raw`[\p{N}$€%+]|\b(?:${beginnings.map((word) => (word.length <= 3 && word !== 'tom' && word !== 'abr' && word !== 'sig' ? String.raw`${word}\b` : word)).join('|')})`,
  'u',
);

/**
 * Makes the guard of an upstream's sentences: it gives the reason why one may not be shown. Addresses must be the
 * clinic's own, and a sentence that can harm must be supported by a published one. Its time is linear in the length.
 */
export function createGuard(documents: readonly ChatDocument[], site: Site) {
  const { contact, origin } = site;
  const links = createLinks(
    documents.map(({ path }) => path),
    origin,
    contact.whatsapp,
  );
  const isSupported = createGroundingCheck(documents, site);
  return (sentence: string): FailureReason | undefined => {
    const text = plainText(sentence).replaceAll(contact.email, ' ');
    if (text.includes('@')) return 'email';
    if (hidesAddress(text) || !links.areOwn(text)) return 'link';
    const said = links.without(text);
    const signs = said.replaceAll(/[^\p{N}$€%+]/gu, '');
    return !risky.test(`${fold(said)} ${signs}`) || isSupported(said) ? undefined : 'unfounded';
  };
}
