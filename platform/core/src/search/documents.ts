import type { Lang, SitePath } from '../contract/lang.ts';
import type { SearchKind } from '../described/knowledge.ts';

/** Name of the document in which a remote lists what the search over the site finds of it. */
export const SEARCH_DOCUMENT = 'search';

/** Something that the search finds. */
export type SearchDocument = {
  /** What it is listed under, one of the site's words. */
  kind: SearchKind;
  /** Without language, on a page of the remote that lists it. */
  path: SitePath;
  title: string;
  /** Language of the title where it is not the page's own. */
  titleLang?: Lang | undefined;
  /** What it is, in a line. */
  line: string;
  /** As it is read: «Desde $350.000». */
  price?: string | undefined;
  /** Address of a small picture of it, on this site. */
  thumbnail?: string | undefined;
  /** Other words by which it is found; nobody reads them. */
  words?: readonly string[] | undefined;
};

/** What stands before the first end of a sentence: a result has one line. */
export const firstSentence = (text: string): string => text.replace(/(?<=[.!?])\s.*$/su, '');
