import type { PerLang } from './lang.ts';

/** What a fact is about; the assistant knows how people ask for each. */
export const factLabels = [
  'duration',
  'sessions',
  'frequency',
  'recovery',
  'preparation',
  'aftercare',
  'results',
  'idealFor',
  'notFor',
  'use',
] as const;

export type FactLabel = (typeof factLabels)[number];

/** What visitors want that the settings answer; `absent`: what they ask for and the site says nothing of. */
export const wishes = [
  'hours',
  'holidays',
  'address',
  'booking',
  'contact',
  'payment',
  'prices',
  'shipping',
  'assessment',
  'cancellation',
  'insurance',
  'parking',
  'absent',
] as const;

export type Wish = (typeof wishes)[number];

/**
 * `care`: what the clinic does. `people`: who does it. `reading`: articles. `practice`: how the clinic works.
 * `shop`: lists of products; `product`: one of them.
 */
export const abouts = ['care', 'people', 'reading', 'practice', 'shop', 'product'] as const;

export type About = (typeof abouts)[number];

/**
 * What a micro-frontend teaches the assistant about a page of its own, or a part of one that has an anchor.
 * Its questions lead visitors there; only the page's text and the facts are ever said.
 */
export type KnowledgeEntry = {
  /** Without language: `/spa/laser#smooth-hair-free`. */
  path: string;
  about: About;
  /** What the assessment form is told beside its title, where that is not the title of its page. */
  category?: string | undefined;
  /** Questions that it answers, as visitors ask them: whoever asks the like is led there. */
  questions: readonly string[];
  /** Where the settings answer these questions, and the page is the place for it. */
  wish?: Wish | undefined;
  /** Short answers to what is asked of every treatment. */
  facts?: Readonly<Partial<Record<FactLabel, string>>> | undefined;
  /** Numbers that the page's structured data tell, and where: `{ price: 'offers.price' }`. */
  figures?: Readonly<Partial<Record<'price', string>>> | undefined;
};

/** What `exposed/data.ts` exports as `knowledge`. */
export type Knowledge = PerLang<readonly KnowledgeEntry[]>;
