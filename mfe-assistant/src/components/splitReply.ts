import { splitPath } from '@clinic/shared/lang';
import type { SitePath } from '@clinic/shared/navigation';

export type ReplyPart =
  | { kind: 'text'; text: string }
  /** A page of this site, without language, and what the reply calls it: «Melasma» en /blog/melasma. */
  | { kind: 'page'; path: SitePath; title?: string }
  | { kind: 'whatsapp'; url: string }
  /** A number that helps in a danger, as the reply writes it. */
  | { kind: 'call'; number: string };

/** Whom a reply may link to. */
export type ReplyContacts = {
  /** Digits only. */
  whatsapp: string;
  helplines: readonly string[];
};

const words = '[a-z0-9-]+';
const page = String.raw`(?<=^|[\s(«“":])\/(?:${words}(?:\/${words})*(?:#${words})?|#${words})`;
/** The home page is one slash, which is a path only where a reply ends with it. */
const home = String.raw`(?<=\s)\/(?=[\s.]*$)`;
/** What a reply calls a page reads better as the link than its path. */
const titled = String.raw`(?:[«“](?<title>[^«»“”]{1,80})[»”],? (?:en|at) )?`;
/** «por WhatsApp: https://wa.me/57…» reads better when the word itself is the link. */
const whatsapp = (phone: string) =>
  String.raw`(?:WhatsApp: )?https:\/\/wa\.me\/${phone}(?!\d)(?:\?text=[^\s<>"»)]*[^\s<>"»).,;:!?])?`;

/** Alone, and not within a price, a date or an address. */
const anyOf = (numbers: readonly string[]) =>
  String.raw`(?<![\w$#+.,/-])(?:${numbers.map((number) => number.replaceAll(/\D/g, String.raw`\D`)).join('|')})(?![\w$/-]|[.,]\d)`;

function pageAt(found: string, title: string | undefined): ReplyPart {
  const [pathname = '', hash] = found.split('#');
  const { path } = splitPath(pathname);
  // It starts with a slash.
  return { kind: 'page', path: `${path}${hash ? `#${hash}` : ''}` as SitePath, ...(title && { title }) };
}

/**
 * Finds what may become a link in a reply: pages of this site, the clinic's WhatsApp and whom one calls in a danger.
 * All else stays text.
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
