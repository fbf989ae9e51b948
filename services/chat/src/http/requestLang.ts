import { languages, splitPath, type Lang } from '@clinic/shared/lang';
import Negotiator from 'negotiator';
import type { IncomingHttpHeaders } from 'node:http';

const langOfReferer = (referer: string): Lang | undefined =>
  URL.canParse(referer) ? splitPath(new URL(referer).pathname).lang : undefined;

/** The language of the site that an `Accept-Language` header likes most: `en-US,en;q=0.9` → `en`. */
function langOfAccept(headers: IncomingHttpHeaders): Lang | undefined {
  const best = headers['accept-language'] && new Negotiator({ headers }).language([...languages]);
  return languages.find((lang) => lang === best);
}

/** Language to answer in: that of the page which asks, else what the browser prefers, else Spanish. */
export const requestLang = (headers: IncomingHttpHeaders): Lang =>
  langOfReferer(headers.referer ?? '') ?? langOfAccept(headers) ?? 'es';
