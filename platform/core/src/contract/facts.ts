import type { Languages } from './lang.ts';

/**
 * Facts that every page carries. The platform knows these; a site adds its own where it has their schema, by declaration
 * merging: `declare module '…/contract/site.ts' { interface Site extends OwnFacts {} }`.
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
  /** Where browsers tell what a page's content security policy refused; without it nobody is told. */
  violationCollector?: string | undefined;
}

export interface SiteContact {
  /** For reports of weaknesses, too (`/.well-known/security.txt`). */
  email: string;
}
