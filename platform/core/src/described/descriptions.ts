import type { Lang, SitePath } from '../contract/lang.ts';
import type { SearchDocument } from '../search/documents.ts';
import type { KnowledgeEntry } from './knowledge.ts';

/**
 * Name under which `exposed/data.ts` gives compose the descriptions of its pages. Compose makes of them what the search
 * and the assistant know, and publishes no document of this name.
 */
export const DESCRIPTIONS = 'descriptions';

/** What a page of the site, or a part of one that has an anchor, is: said once for all that leads to it. */
export type Description = KnowledgeEntry & {
  /** The page's h1, or the heading of the part. */
  title?: string;
  /** Language of the title where it is not the page's own. */
  titleLang?: Lang | undefined;
  /** What stands there, a line for each block; it may name facts of the site. */
  text?: string;
  /** What is said with whatever is said of it, e.g. that it is sold out. */
  note?: string | undefined;
  /** What it costs by its parts: who names one is told this, instead of the range of all. */
  offers?: readonly { names: readonly string[]; says: string }[] | undefined;
  /** Whom a product suits, by the names that its page has for them: the assistant offers it to nobody else. */
  suits?: readonly string[] | undefined;
  /** What a product is for, by the names that its page has for it: who asks for one of them is offered nothing else. */
  serves?: readonly string[] | undefined;
  /** How the search shows it; absent where it is not to be found by itself. */
  search?: Omit<SearchDocument, 'path' | 'title' | 'titleLang'> | undefined;
};

/** All texts that values hold, in their order, one a line. */
export const textOf = (...values: readonly unknown[]): string =>
  values
    .map((value) => {
      if (typeof value === 'object' && value !== null) return textOf(...Object.values(value));
      return typeof value === 'string' ? value : '';
    })
    .filter(Boolean)
    .join('\n');

/** What the search over the site finds of the pages described. */
export const searchOf = (descriptions: readonly Description[]): SearchDocument[] =>
  descriptions.flatMap(({ path, title, titleLang, search }) =>
    search && title ? [{ ...search, path: path as SitePath, title, ...(titleLang && { titleLang }) }] : [],
  );
