import { splitPath } from '@clinic/shared/lang';
import type { SitePath } from '@clinic/shared/navigation';

export type ReplyPart =
  | { kind: 'text'; text: string }
  /** A page of this site, without language, and what the reply calls it: «Melasma» en /blog/melasma. */
  | { kind: 'page'; path: SitePath; title?: string }
  | { kind: 'whatsapp'; url: string };

const words = '[a-z0-9-]+';
const page = String.raw`(?<=^|[\s(«“":])\/(?:${words}(?:\/${words})*(?:#${words})?|#${words})`;
/** The home page is one slash, which is a path only where a reply ends with it. */
const home = String.raw`(?<=\s)\/(?=[\s.]*$)`;
/** What a reply calls a page reads better as the link than its path. */
const titled = String.raw`(?:[«“](?<title>[^«»“”]{1,80})[»”],? (?:en|at) )?`;
/** «por WhatsApp: https://wa.me/57…» reads better when the word itself is the link. */
const whatsapp = (phone: string) =>
  String.raw`(?:WhatsApp: )?https:\/\/wa\.me\/${phone}(?!\d)(?:\?text=[^\s<>"»)]*[^\s<>"»).,;:!?])?`;

function pageAt(found: string, title: string | undefined): ReplyPart {
  const [pathname = '', hash] = found.split('#');
  const { path } = splitPath(pathname);
  // It starts with a slash.
  return { kind: 'page', path: `${path}${hash ? `#${hash}` : ''}` as SitePath, ...(title && { title }) };
}

/**
 * Finds what may become a link in a reply: pages of this site and the clinic's WhatsApp. All else stays text.
 * @param phone of the clinic, digits only
 */
export function splitReply(reply: string, phone: string): ReplyPart[] {
  const parts: ReplyPart[] = [];
  let end = 0;
  for (const match of reply.matchAll(
    new RegExp(`${titled}(?<path>${page})|${home}|${whatsapp(phone)}`, 'g'),
  )) {
    const [found] = match;
    const { title, path = found } = match.groups ?? {};
    if (match.index > end) parts.push({ kind: 'text', text: reply.slice(end, match.index) });
    end = match.index + found.length;
    parts.push(
      path.startsWith('/')
        ? pageAt(path, title)
        : { kind: 'whatsapp', url: found.slice(found.indexOf('https')) },
    );
  }
  if (end < reply.length) parts.push({ kind: 'text', text: reply.slice(end) });
  return parts;
}
