import type { Languages } from './lang.ts';

/**
 * Facts that every page carries. The platform knows these; a site adds its own where it has their schema, by declaration
 * merging: `declare module '@tesela/core/facts' { interface Site extends OwnFacts {} }`.
 */
export interface Site {
  /** The first has no prefix in addresses. */
  languages: Languages;
  /** Public origin, without a slash at its end; canonical links start with it. */
  origin: string;
  name: string;
  /** What titles of pages end with. */
  shortName: string;
  contact: SiteContact;
  /** Colour of the browser's own bar, `#7a3b12`. Pages do not carry it. */
  themeColor?: string | undefined;
  /** Origins of other sites that a page may show in an `<iframe>`; by default none. Pages do not carry them. */
  framedOrigins?: readonly string[] | undefined;
  /** Where browsers tell what a page's content security policy refused; without it nobody is told. */
  violationCollector?: string | undefined;
}

export interface SiteContact {
  /** For reports of weaknesses, too (`/.well-known/security.txt`). */
  email: string;
}
