import type { Lang } from '@clinic/shared/lang';

import type { Intent } from '#engine/replies.ts';

export type { Intent };

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
