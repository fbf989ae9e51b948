import type { Lang } from '@clinic/shared/lang';

/** What a visitor may want that is not the content of a page. */
export const intents = [
  'greeting',
  'thanks',
  'identity',
  'hours',
  'address',
  'payment',
  'booking',
  'contact',
  'price',
  'emergency',
  'diagnosis',
  'insult',
  /** Nothing that a clinic could answer: no page may be offered for it. */
  'nonsense',
  /** A fair question that the site does not answer: admit it and offer WhatsApp. */
  'unknown',
] as const;

export type Intent = (typeof intents)[number];

/**
 * The right answer, or the right ones where two are. Paths are those of the site without a language:
 * `/spa/facial`, `/faq#pagos`.
 */
export type Expected = (
  | { intent: Intent; alsoPages?: readonly string[] }
  | {
      /** Any of them is right. */
      pages: readonly [string, ...string[]];
      /** Any anchor of the pages listed without one is right too. */
      anywhereOn?: true;
    }
) & { alsoIntents?: readonly Intent[] };

export type Question = {
  /** Language of the page it is typed on. */
  lang: Lang;
  message: string;
  /** Language it is written in, where that is not the page's; the answer may be in either. */
  messageLang?: Lang;
  expected: Expected;
};

/** What a question is about, as a report groups it. */
export type Group = Intent | 'page' | 'product';

/** The group of a question: its intent, or whether the shop has its answer. */
export function groupOf({ expected }: Question): Group {
  if ('intent' in expected) return expected.intent;
  return expected.pages.some((page) => page.startsWith('/tienda')) ? 'product' : 'page';
}
