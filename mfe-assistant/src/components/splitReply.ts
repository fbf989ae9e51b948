import { splitPath } from '@clinic/shared/lang';
import type { SitePath } from '@clinic/shared/navigation';

export type ReplyPart =
  | { kind: 'text'; text: string }
  /** A page of this site, without language. */
  | { kind: 'page'; path: SitePath }
  | { kind: 'whatsapp'; url: string };

const words = '[a-z0-9-]+';
const page = String.raw`(?<=^|[\s(«“":])\/(?:${words}(?:\/${words})*(?:#${words})?|#${words})`;
/** The home page is one slash, which is a path only where a reply ends with it. */
const home = String.raw`(?<=\s)\/(?=[\s.]*$)`;
/** «por WhatsApp: https://wa.me/57…» reads better when the word itself is the link. */
const whatsapp = (phone: string) =>
  String.raw`(?:WhatsApp: )?https:\/\/wa\.me\/${phone}(?!\d)(?:\?text=[^\s<>"»)]*[^\s<>"»).,;:!?])?`;

function pageAt(found: string): ReplyPart {
  const [pathname = '', hash] = found.split('#');
  const { path } = splitPath(pathname);
  return { kind: 'page', path: `${path}${hash ? `#${hash}` : ''}` as SitePath }; // it starts with a slash
}

/**
 * Finds what may become a link in a reply: pages of this site and the clinic's WhatsApp. All else stays text.
 * @param phone of the clinic, digits only
 */
export function splitReply(reply: string, phone: string): ReplyPart[] {
  const parts: ReplyPart[] = [];
  let end = 0;
  for (const match of reply.matchAll(new RegExp(`${page}|${home}|${whatsapp(phone)}`, 'g'))) {
    const [found] = match;
    if (match.index > end) parts.push({ kind: 'text', text: reply.slice(end, match.index) });
    end = match.index + found.length;
    parts.push(
      found.startsWith('/') ? pageAt(found) : { kind: 'whatsapp', url: found.slice(found.indexOf('https')) },
    );
  }
  if (end < reply.length) parts.push({ kind: 'text', text: reply.slice(end) });
  return parts;
}
