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

/** What the search lists things under. */
type Listed =
  | 'condition'
  | 'treatment'
  | 'experience'
  | 'product'
  | 'person'
  | 'article'
  | 'question'
  | 'page';

declare module '@tesela/core/knowledge' {
  interface Vocabulary {
    topic: (typeof topics)[number];
    fact: FactLabel;
    wish: ClinicFact;
    kind: Listed;
  }
}
