import type { Site } from '@clinic/shared/settings';

import type { ChatDocument } from '@clinic/shared/chatDocuments';
import { fold } from '#text/words.ts';
import { UpstreamFailure, type FailureReason } from './failure.ts';
import { createGrounds } from './grounds.ts';
import { createLinks, hidesAddress } from './links.ts';
import { measuresIn } from './measures.ts';
import * as says from './sentences.ts';

/** Characters of a reply that are read; `readReply` passes no more on. */
const MAX_READ = 2000;

/** Longest part of a page that is read at once. */
const MAX_PAGE = 100_000;

/** An address stands in one word; longer ones than the standards allow are none. */
const email = /(?<![^\s@<>()«»"':;,])[^\s@<>()«»"':;,]{1,64}@[\p{L}\p{N}.-]{1,255}/gu;

/** Seven digits or more, however they are grouped. */
const phone = /(?<![\d])\+?\(?\d(?:[\s().-]{0,3}\d){6,20}/g;

/** «Marque el 106», "call 911": there is one emergency number here. */
const shortNumber =
  /(?<!\p{L})(?:ll[aá]m|marc|marq|l[ií]nea|call|dial)\p{L}{0,10}\s{1,3}(?:ya\s|now\s)?(?:al?\s|el\s|the\s)?[#*]?(\d{3,6})\b/giu;

/**
 * What a reader sees, in the fewest characters: joiners are invisible, full-width digits are digits, `⅒` is `1/10`.
 * Cut before and after: one character may stand for eighteen.
 */
function plainText(text: string, maxLength: number): string {
  const cut = text.slice(0, maxLength).replaceAll('\u200d', '').normalize('NFKC').replaceAll('\u2044', '/');
  return cut.slice(0, 2 * maxLength).toWellFormed();
}

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

/** A Colombian number as it is dialled from abroad and at home. */
const withoutCountry = (digits: string): string[] => [digits, digits.replace(/^57(?=\d{10}$)/, '')];

/** A money amount may be as long as a telephone number: these digits are accounted for already. */
const amountInFigures =
  /(?:(?:US\$|COP|USD|[$€£])\s{0,2}\d[\d.,]{0,20})|(?:\d[\d.,]{0,20}\s{0,2}(?:pesos|COP|USD|d[oó]lares|dollars)\b)/giu;

/**
 * Makes the check that a reply says nothing of money, addresses, numbers, medicines or a visitor's health that the
 * clinic has not published, and nothing else that is not borne out by one sentence of it. Each rule looks at words or
 * at a bounded number of characters, so its time grows with the length of the reply and no faster.
 */
export function createClaimsCheck(documents: readonly ChatDocument[], site: Site): (reply: string) => void {
  const { contact, origin } = site;
  const links = createLinks(
    documents.map(({ path }) => path),
    origin,
    contact.whatsapp,
  );
  const pages = documents.map(({ text, facts = {} }) =>
    plainText([text, ...Object.values(facts)].join('\n'), MAX_PAGE),
  );
  const measures = pages.map(measuresIn);
  const prices = documents.flatMap(({ price }) => (price === undefined ? [] : String(price)));
  const amounts = new Set([...measures.flatMap((page) => page.amounts), ...prices]);
  const doses = new Set(measures.flatMap((page) => page.doses));
  const medicines = new Set(pages.flatMap(says.medicinesIn));
  // Sentences as they stand on a page: what the clinic says, the assistant may repeat.
  const published = new Set(pages.flatMap(says.sentencesOf).map(fold));
  const isBorneOut = createGrounds(documents, site);
  const ownPhones = new Set([contact.phone, contact.whatsapp].map(digitsOf).flatMap(withoutCountry));

  function problemOfSentence(sentence: string): FailureReason | undefined {
    if (published.has(fold(sentence))) return undefined;
    if (says.promisesBargain(sentence)) return 'amount';
    if (says.givesDiagnosis(sentence)) return 'diagnosis';
    if (says.asksForSecrets(sentence)) return 'personal';
    if (says.givesAdvice(sentence)) return 'advice';
    if (says.claimsStanding(sentence)) return 'claim';
    return says.medicinesIn(sentence).every((medicine) => medicines.has(medicine)) ? undefined : 'dose';
  }

  /** The first thing that is wrong; each step looks at what the ones before it left. */
  function problemOf(reply: string): FailureReason | undefined {
    const text = plainText(reply, MAX_READ);
    if ([...text.matchAll(email)].some(([found]) => found.replace(/[.-]+$/, '') !== contact.email))
      return 'email';
    const withoutEmails = text.replaceAll(email, ' ');
    if (withoutEmails.includes('@')) return 'email';
    if (hidesAddress(withoutEmails) || !links.areOwn(withoutEmails)) return 'link';
    const words = links.without(withoutEmails);
    const withoutOwnPhones = words.replaceAll(phone, (found) =>
      ownPhones.has(digitsOf(found)) ? ' ' : found,
    );
    const said = measuresIn(withoutOwnPhones);
    if (!said.amounts.every((amount) => amounts.has(amount))) return 'amount';
    if (withoutOwnPhones.replaceAll(amountInFigures, ' ').match(phone)) return 'phone';
    if ([...withoutOwnPhones.matchAll(shortNumber)].some(([, digits]) => digits !== '123')) return 'phone';
    const problem = says.sentencesOf(words).map(problemOfSentence).find(Boolean);
    if (problem) return problem;
    if (!said.doses.every((dose) => doses.has(dose))) return 'dose';
    return isBorneOut(words) ? undefined : 'unfounded';
  }

  return (reply) => {
    const problem = problemOf(reply);
    // A visitor can talk a model into such a reply, which must not switch it off for the others.
    if (problem) throw new UpstreamFailure(problem, { isUpstreamsFault: false });
  };
}
