import { languages, splitPath, type Lang } from '@clinic/shared/lang';
import type { IncomingHttpHeaders } from 'node:http';

import { parseAccept } from './negotiate.ts';

function langOfReferer(referer: string): Lang | undefined {
  return URL.canParse(referer) ? splitPath(new URL(referer).pathname).lang : undefined;
}

/** The language of the site that an `Accept-Language` header likes most: `en-US,en;q=0.9` → `en`. */
function langOfAccept(header: string): Lang | undefined {
  const [best] = [...parseAccept(header)]
    .filter(([, quality]) => quality > 0)
    .toSorted(([, a], [, b]) => b - a)
    .flatMap(([tag]) => languages.filter((lang) => tag === lang || tag.startsWith(`${lang}-`)));
  return best;
}

/** Language to answer in: that of the page which asks, else what the browser prefers, else Spanish. */
export const requestLang = (headers: IncomingHttpHeaders): Lang =>
  langOfReferer(headers.referer ?? '') ?? langOfAccept(headers['accept-language'] ?? '') ?? 'es';
