import type { Site } from '@clinic/shared/settings';

import type { ChatDocument } from '@clinic/shared/chatDocuments';
import { amountsIn, withoutAmounts } from './amounts.ts';
import { UpstreamFailure, type FailureReason } from './failure.ts';
import { createLinks } from './links.ts';

const email = /[^\s@<>()«»"':;,]+@[\p{L}\p{N}.-]+\p{L}/gu;

/** Seven digits or more, however they are grouped. */
const phone = /\+?\(?\d(?:[\s().-]*\d){6,}/g;

/** «Marque el 106», "call 911": there is one emergency number here. */
const shortNumber =
  /(?:ll[aá]m|marc|marq|l[ií]nea|call|dial)\p{L}*\s+(?:ya\s+|now\s+)?(?:al?\s+|el\s+|the\s+)?[#*]?(\d{3,6})\b/giu;

/** Amounts of a medicine belong to a prescription. */
const dose = /\d\s?(?:mg|mcg|µg|μg|miligramos?|milligrams?)\b/i;

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

/** A Colombian number as it is dialled from abroad and at home. */
const withoutCountry = (digits: string): string[] => [digits, digits.replace(/^57(?=\d{10}$)/, '')];

/** Joiners are invisible, and full-width digits are digits to a reader. */
const plain = (text: string): string => text.replaceAll('\u200d', '').normalize('NFKC');

/**
 * Makes the check that a reply says nothing of money, addresses, numbers or doses that the clinic has not
 * published. It cannot tell whether the rest is true.
 */
export function createClaimsCheck(documents: readonly ChatDocument[], site: Site): (reply: string) => void {
  const { contact, origin } = site;
  const links = createLinks(
    documents.map(({ path }) => path),
    origin,
    contact.whatsapp,
  );
  const amounts = new Set(documents.flatMap(({ text }) => amountsIn(plain(text))));
  const ownPhones = new Set([contact.phone, contact.whatsapp].map(digitsOf).flatMap(withoutCountry));

  /** The first thing that is wrong; each step looks at what the ones before it left. */
  function problemOf(reply: string): FailureReason | undefined {
    const text = plain(reply);
    if ([...text.matchAll(email)].some(([found]) => found !== contact.email)) return 'email';
    const withoutEmails = text.replaceAll(email, ' ');
    if (!links.areOwn(withoutEmails)) return 'link';
    const words = links.without(withoutEmails);
    const withoutOwnPhones = words.replaceAll(phone, (found) =>
      ownPhones.has(digitsOf(found)) ? ' ' : found,
    );
    if (!amountsIn(withoutOwnPhones).every((amount) => amounts.has(amount))) return 'amount';
    if (withoutAmounts(withoutOwnPhones).match(phone)) return 'phone';
    if ([...withoutOwnPhones.matchAll(shortNumber)].some(([, digits]) => digits !== '123')) return 'phone';
    return dose.test(words) ? 'dose' : undefined;
  }

  return (reply) => {
    const problem = problemOf(reply);
    // A visitor can talk a model into such a reply, which must not switch it off for the others.
    if (problem) throw new UpstreamFailure(problem, { isUpstreamsFault: false });
  };
}
