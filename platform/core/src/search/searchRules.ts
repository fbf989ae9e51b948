import type { SitePath } from '../contract/lang.ts';
import type { SearchedKinds } from './siteSearch.ts';

/** A site's search: the page of its results, without language, and what it finds. */
export type SearchRules = { path: SitePath; kinds: SearchedKinds };
