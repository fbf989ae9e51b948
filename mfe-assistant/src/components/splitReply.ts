import { splitPath } from '@clinic/shared/lang';
import type { SitePath } from '@clinic/shared/navigation';

export type ReplyPart =
  | { kind: 'text'; text: string }
  /** A page of this site, without language. */
  | { kind: 'page'; path: SitePath }
  | { kind: 'whatsapp'; url: string };

const words = '[a-z0-9-]+';
/** The home page is one slash, which is a path only where a reply ends with it. */
const home = String.raw`(?<=\s)\/(?=[\s.]*$)`;
const page = String.raw`(?<=^|[\s(«“":])\/${words}(?:\/${words})*(?:#${words})?`;
const whatsapp = String.raw`https:\/\/wa\.me\/\d+(?:\?text=[^\s<>"»)]*[^\s<>"»).,;:!?])?`;

/** Finds what may become a link in a reply: pages of this site and WhatsApp. All else stays text. */
export function splitReply(reply: string): ReplyPart[] {
  const parts: ReplyPart[] = [];
  let end = 0;
  for (const match of reply.matchAll(new RegExp(`${page}|${home}|${whatsapp}`, 'g'))) {
    const [found] = match;
    if (match.index > end) parts.push({ kind: 'text', text: reply.slice(end, match.index) });
    end = match.index + found.length;
    parts.push(
      found.startsWith('/')
        ? { kind: 'page', path: splitPath(found).path as SitePath } // it starts with a slash
        : { kind: 'whatsapp', url: found },
    );
  }
  if (end < reply.length) parts.push({ kind: 'text', text: reply.slice(end) });
  return parts;
}
