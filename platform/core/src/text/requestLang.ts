import { negotiate } from '@fastify/accept-negotiator';

import { splitPath, type Lang, type Languages } from '../contract/lang.ts';

type Headers = { referer?: string | undefined; 'accept-language'?: string | undefined };

const langOfReferer = (referer: string, languages: Languages): Lang | undefined =>
  URL.canParse(referer) ? splitPath(new URL(referer).pathname, languages).lang : undefined;

/** The language of the site that an `Accept-Language` header prefers: `en-US,en;q=0.9` → `en`. */
function langOfAccept(headers: Headers, languages: Languages): Lang | undefined {
  // Of `en-US` the language counts; nobody has another text for a region.
  const best = negotiate((headers['accept-language'] ?? '').replaceAll(/-[^,;]*/g, ''), [...languages]);
  return languages.find((lang) => lang === best);
}

/** Language of an answer: that of the page which asks, else what the browser prefers, else the first. */
export const requestLang = (headers: Headers, languages: Languages): Lang =>
  langOfReferer(headers.referer ?? '', languages) ?? langOfAccept(headers, languages) ?? languages[0];
