import type { PerLang } from '../contract/lang.ts';

/**
 * What the assistant and the search of a site tell apart. A site names it by declaration merging:
 * `declare module '@tesela/core/knowledge' { interface Vocabulary { topic: 'care' | 'shop' } }`; else any word will do.
 */
// oxlint-disable-next-line typescript/no-empty-object-type, typescript/no-empty-interface
export interface Vocabulary {}

type Word<K extends string> = Vocabulary extends Record<K, infer Words> ? Words : string;

/** What a page is about. */
export type Topic = Word<'topic'>;

/** What is asked of every thing of a kind, such as how long it takes. */
export type Fact = Word<'fact'>;

/** What visitors ask for and the settings answer, such as the hours. */
export type Wish = Word<'wish'>;

/** What the search lists a thing under. */
export type SearchKind = Word<'kind'>;

/**
 * What the assistant knows of a page, or of a part of one that has an anchor. The questions only lead to the page;
 * the assistant answers with its text and facts.
 */
export type KnowledgeEntry = {
  /** Without language: `/bread/rye#recipe`. */
  path: string;
  about: Topic;
  /** What a form is told beside its title, where that is not the title of its page. */
  category?: string | undefined;
  /** Questions that it answers, as visitors ask them; similar questions lead to it, too. */
  questions: readonly string[];
  /** The fact of the settings that answers these questions, instead of the text of the page. */
  wish?: Wish | undefined;
  /** Short answers to what is asked of every thing of its kind. */
  facts?: Readonly<Partial<Record<Fact, string>>> | undefined;
  /** Numbers in the page's structured data, and their paths in it: `{ price: 'offers.price' }`. */
  figures?: Readonly<Partial<Record<'price', string>>> | undefined;
};

/** What `exposed/data.ts` exports as `knowledge`. */
export type Knowledge = PerLang<readonly KnowledgeEntry[]>;
