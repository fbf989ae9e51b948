import type { SearchRules } from '../search/searchRules.ts';
import type { SettingsSchema } from './contract.ts';
import type { Site } from './facts.ts';
import type { Lang } from './lang.ts';

/**
 * What a site adds to `settings/site.json`, in a module that the file names: `"$code": "@acme/facts"`.
 * All of it is optional: a site that has nothing to add names none.
 */
export type SiteCode = {
  /** Of the whole file, without the keys that begin with `$`. What every site has is checked besides. */
  schema?: SettingsSchema;
  /** The day where the site is, `2026-12-08`; by default that of UTC. */
  dayAt?: (now: Date) => string;
  /** The site as it is at a time. Once this is another than yesterday, the site is composed anew. */
  siteOn?: (site: Site, now: Date) => Site;
  /** What pages carry of it. */
  onPages?: (site: Site) => Site;
  /** Puts facts where a text names them in braces. @throws Error that names what is no fact */
  fill?: (text: string, site: Site, lang: Lang) => string;
  /** Whether the site has an assistant: then compose writes what it looks things up in, `chat.json`. */
  assistant?: boolean;
  /** Where the site has a search. */
  search?: SearchRules;
};
