import { splitPath, type Lang } from '@clinic/shared/lang';

/** Language to answer in, as the contract says: that of the page which asks, else `Accept-Language`, else Spanish. */
export function requestLang({ headers, referrer }: Request): Lang {
  // A page's own fetch tells the service worker where it comes from here; over the wire it is a header.
  const page = headers.get('referer') ?? referrer;
  if (URL.canParse(page) && page.startsWith('http')) return splitPath(new URL(page).pathname).lang;
  return /^\s*en\b/i.test(headers.get('accept-language') ?? '') ? 'en' : 'es';
}
