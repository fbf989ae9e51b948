import type { PerLang } from '../contract/lang.ts';

/** Names of the facts about a treatment, a product or a person; the assistant knows how people ask for each. */
export const factLabels = [
  'duration',
  'sessions',
  'frequency',
  'recovery',
  'preparation',
  'aftercare',
  'results',
  'feels',
  'idealFor',
  'notFor',
  'use',
  'training',
] as const;

export type FactLabel = (typeof factLabels)[number];

/** Facts of the clinic that visitors ask for and the settings answer; `absent` is what the site says nothing about. */
export const clinicFacts = [
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

export type ClinicFact = (typeof clinicFacts)[number];

/**
 * `care`: what the clinic does. `people`: who does it. `reading`: articles. `practice`: how the clinic works.
 * `shop`: lists of products; `product`: one of them.
 */
export const topics = ['care', 'people', 'reading', 'practice', 'shop', 'product'] as const;

export type Topic = (typeof topics)[number];

/**
 * What the assistant knows of a page, or of a part of one that has an anchor. The questions only lead to the page;
 * the assistant answers with its text and facts.
 */
export type KnowledgeEntry = {
  /** Without language: `/spa/laser#smooth-hair-free`. */
  path: string;
  about: Topic;
  /** What the assessment form is told beside its title, where that is not the title of its page. */
  category?: string | undefined;
  /** Questions that it answers, as visitors ask them; similar questions lead to it, too. */
  questions: readonly string[];
  /** The fact of the settings that answers these questions, instead of the text of the page. */
  wish?: ClinicFact | undefined;
  /** Short answers to what is asked of every treatment. */
  facts?: Readonly<Partial<Record<FactLabel, string>>> | undefined;
  /** Numbers in the page's structured data, and their paths in it: `{ price: 'offers.price' }`. */
  figures?: Readonly<Partial<Record<'price', string>>> | undefined;
};

/** What `exposed/data.ts` exports as `knowledge`. */
export type Knowledge = PerLang<readonly KnowledgeEntry[]>;
