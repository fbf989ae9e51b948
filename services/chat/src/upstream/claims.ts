import type { Site } from '@clinic/shared/settings';

import type { ChatDocument } from '@clinic/shared/chatDocuments';
import { UpstreamFailure, type FailureReason } from './failure.ts';
import { createGrounds } from './grounds.ts';
import { createLinks, hidesAddress } from './links.ts';

/** Characters of a reply that are read; `readReply` passes no more on. */
const MAX_READ = 2000;

/**
 * What a reader sees, in the fewest characters: joiners are invisible, full-width digits are digits, `⅒` is `1/10`.
 * Cut before and after: one character may stand for eighteen.
 */
function plainText(text: string): string {
  const cut = text.slice(0, MAX_READ).replaceAll('\u200d', '').normalize('NFKC').replaceAll('\u2044', '/');
  return cut.slice(0, 2 * MAX_READ).toWellFormed();
}

/**
 * Makes the check that a reply leads only to the clinic's own addresses, and says nothing that is not borne out by one
 * sentence of it. Its time grows with the length of the reply and no faster.
 */
export function createClaimsCheck(documents: readonly ChatDocument[], site: Site): (reply: string) => void {
  const { contact, origin } = site;
  const links = createLinks(
    documents.map(({ path }) => path),
    origin,
    contact.whatsapp,
  );
  const isBorneOut = createGrounds(documents, site);

  /** The first thing that is wrong; each step looks at what the ones before it left. */
  function problemOf(reply: string): FailureReason | undefined {
    const text = plainText(reply);
    const withoutEmail = text.replaceAll(contact.email, ' ');
    if (withoutEmail.includes('@')) return 'email';
    if (hidesAddress(withoutEmail) || !links.areOwn(withoutEmail)) return 'link';
    return isBorneOut(links.without(withoutEmail)) ? undefined : 'unfounded';
  }

  return (reply) => {
    const problem = problemOf(reply);
    // A visitor can talk a model into such a reply, which must not switch it off for the others.
    if (problem) throw new UpstreamFailure(problem, { isUpstreamsFault: false });
  };
}
