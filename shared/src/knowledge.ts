import type { PerLang } from './lang.ts';

/** What a fact is about; the assistant knows how people ask for each. */
export const factLabels = ['duration', 'sessions', 'recovery', 'idealFor', 'notFor'] as const;

export type FactLabel = (typeof factLabels)[number];

/** What visitors want that the settings answer; `absent`: what they ask for and the site says nothing of. */
export const wishes = [
  'hours',
  'address',
  'booking',
  'contact',
  'payment',
  'shipping',
  'assessment',
  'cancellation',
  'insurance',
  'parking',
  'absent',
] as const;

export type Wish = (typeof wishes)[number];

/**
 * What a micro-frontend teaches the assistant about a page of its own, or a part of one that has an anchor.
 * Its words lead visitors there; only the questions' page, its text and the facts are ever said.
 */
export type KnowledgeEntry = {
  /** Without language: `/spa/laser#smooth-hair-free`. */
  path: string;
  /**
   * `care`: what the clinic does. `people`: who does it. `reading`: articles. `practice`: how the clinic works.
   * `shop`: lists of products; `product`: one of them.
   */
  about: 'care' | 'people' | 'reading' | 'practice' | 'shop' | 'product';
  /**
   * What visitors call it. All words of an alias must be said, in any order: `cae/caída pelo/cabello`.
   * `/` stands between words that mean the same here, `_` joins those that belong together, `*` is any ending, `!` none but this.
   * Numbers, genders, accents and case do not matter. A group that begins with `-` must not be said, `=` begins what is
   * all of a message, `#` is any number; an alias of `-` groups alone holds for all of its list.
   */
  aliases: readonly string[];
  /** Questions that it answers, as visitors ask them. */
  questions: readonly string[];
  /** Short answers to what is asked of every treatment. */
  facts?: Readonly<Partial<Record<FactLabel, string>>>;
  /**
   * `list`: the page shows cards of what has pages of its own, and is not found for what they say.
   * `item`: the page is about one thing and is found as a whole, whatever else it shows.
   */
  shape?: 'list' | 'item';
  /** Numbers that the page's structured data tell, and where: `{ price: 'offers.price' }`. */
  figures?: Readonly<Partial<Record<'price', string>>>;
  /** How visitors ask for what the settings answer, where the page is the place for it. */
  wishes?: Readonly<Partial<Record<Wish, readonly string[]>>>;
};

/** What `exposed/data.ts` exports as `knowledge`. */
export type Knowledge = PerLang<readonly KnowledgeEntry[]>;
