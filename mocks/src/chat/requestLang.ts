import { splitPath, type Lang } from '@clinic/shared/lang';

/** Language of the reply: that of the page that sends the request, else `Accept-Language`, else Spanish. */
export function requestLang({ headers, referrer }: Request): Lang {
  // A service worker finds the page in `referrer`, a server in the header.
  const page = headers.get('referer') ?? referrer;
  if (URL.canParse(page) && page.startsWith('http')) return splitPath(new URL(page).pathname).lang;
  return /^\s*en\b/i.test(headers.get('accept-language') ?? '') ? 'en' : 'es';
}
