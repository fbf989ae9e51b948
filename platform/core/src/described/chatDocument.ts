import type { Lang } from '../contract/lang.ts';
import type { Fact, Topic, Wish } from './knowledge.ts';

/** Something that an assistant can point to. Compose makes these of the prerendered pages, in `chat.json`. */
export type ChatDocument = {
  lang: Lang;
  /** A whole page, or the part of a page that has a heading and an anchor. */
  kind: 'page' | 'section';
  /** The page's h1, or the section's heading. */
  title: string;
  /**
   * What stands there, as a visitor reads it. One line per block (paragraph, list item, heading), so that
   * a label is not taken for the beginning of a sentence.
   */
  text: string;
  /** Where to read it, with its language and anchor: `/en/help#payment`. */
  path: string;
  /** The owner of the page gives this and the rest: see `KnowledgeEntry`. */
  about?: Topic | undefined;
  category?: string | undefined;
  questions?: string[] | undefined;
  facts?: { [label in Fact]?: string | undefined } | undefined;
  /** Questions that the settings answer, and this is the place for it. */
  wishes?: Partial<Record<Wish, string[]>> | undefined;
  /** What is said with whatever is said of it, e.g. that it is sold out. */
  note?: string | undefined;
  /** What it costs by its parts, by their names. */
  offers?: { names: string[]; says: string }[] | undefined;
  /** Whom a product suits, by the names that its page has for them; absent where it suits most. */
  suits?: string[] | undefined;
  /** What a product is for, by the names that its page has for it. */
  serves?: string[] | undefined;
  /** Where the page is about one thing that has a price. */
  price?: number | undefined;
};
