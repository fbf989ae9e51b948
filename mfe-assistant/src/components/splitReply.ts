import { splitPath } from '@clinic/shared/languages';
import type { SitePath } from '@tesela/core/navigation';

export type ReplyPart =
  | { kind: 'text'; text: string }
  /**
   * A page of this site. `path` has no language prefix; `title` is the name in the reply: «Melasma» en
   * /blog/melasma.
   */
  | { kind: 'page'; path: SitePath; title?: string }
  | { kind: 'whatsapp'; url: string }
  /** A helpline number, as the reply writes it. */
  | { kind: 'call'; number: string };

/** The phone numbers that a reply may link to. */
export type ReplyContacts = {
  /** Digits only. */
  whatsapp: string;
  helplines: readonly string[];
};

const words = '[a-z0-9-]+';
const page = String.raw`(?<=^|[\s(«“":])\/(?:${words}(?:\/${words})*(?:#${words})?|#${words})`;
/** Matches the home page. A single slash counts as a path only at the end of a reply. */
const home = String.raw`(?<=\s)\/(?=[\s.]*$)`;
/** Matches a page title in quotes before a path, so that the title becomes the link text. */
const titled = String.raw`(?:[«“](?<title>[^«»“”]{1,80})[»”],? (?:en|at) )?`;
/** Matches a WhatsApp link with the word «WhatsApp: » before it, so that the word becomes the link text. */
const whatsapp = (phone: string) =>
  String.raw`(?:WhatsApp: )?https:\/\/wa\.me\/${phone}(?!\d)(?:\?text=[^\s<>"»)]*[^\s<>"»).,;:!?])?`;

/** Matches any of these phone numbers, but not inside a price, a date or an address. */
const anyOf = (numbers: readonly string[]) =>
  String.raw`(?<![\w$#+.,/-])(?:${numbers.map((number) => number.replaceAll(/\D/g, String.raw`\D`)).join('|')})(?![\w$/-]|[.,]\d)`;

function pageAt(found: string, title: string | undefined): ReplyPart {
  const [pathname = '', hash] = found.split('#');
  const { path } = splitPath(pathname);
  // The path starts with a slash.
  return { kind: 'page', path: `${path}${hash ? `#${hash}` : ''}` as SitePath, ...(title && { title }) };
}

/**
 * Splits a reply into text and links. Only pages of this site, the clinic's WhatsApp and helplines become
 * links.
 */
export function splitReply(reply: string, contacts: ReplyContacts): ReplyPart[] {
  const parts: ReplyPart[] = [];
  let end = 0;
  for (const match of reply.matchAll(
    new RegExp(
      `${titled}(?<path>${page})|${home}|${whatsapp(contacts.whatsapp)}|(?<number>${anyOf(contacts.helplines)})`,
      'g',
    ),
  )) {
    const [found] = match;
    const { title, number, path = found } = match.groups ?? {};
    if (match.index > end) parts.push({ kind: 'text', text: reply.slice(end, match.index) });
    end = match.index + found.length;
    if (number) parts.push({ kind: 'call', number });
    else if (path.startsWith('/')) parts.push(pageAt(path, title));
    else parts.push({ kind: 'whatsapp', url: found.slice(found.indexOf('https')) });
  }
  if (end < reply.length) parts.push({ kind: 'text', text: reply.slice(end) });
  return parts;
}
