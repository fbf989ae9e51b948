import { languages } from '@clinic/shared/lang';
import * as v from 'valibot';

import { intents } from '#engine/data/intents.ts';
import type { Intent } from '#engine/replies.ts';

export type { Intent };

const intent = v.picklist(intents);
const pages = v.pipe(v.tupleWithRest([v.string()], v.string()), v.readonly());

/**
 * The right answer, or the right ones where two are. Paths are those of the site without a language:
 * `/spa/facial`, `/faq#pagos`.
 */
const expected = v.union([
  v.strictObject({
    /** Any of them is right. */
    pages,
    /** Any anchor of the pages listed without one is right too. */
    anywhereOn: v.optional(v.literal(true)),
    alsoIntents: v.optional(v.array(intent)),
  }),
  v.strictObject({ intent, alsoPages: v.optional(pages), alsoIntents: v.optional(v.array(intent)) }),
]);

const lang = v.picklist(languages);

export const questionSchema = v.strictObject({
  /** Language of the page it is typed on. */
  lang,
  message: v.string(),
  /** Language it is written in, where that is not the page's; the answer may be in either. */
  messageLang: v.optional(lang),
  expected,
});

export type Expected = v.InferOutput<typeof expected>;
export type Question = v.InferOutput<typeof questionSchema>;

/** What a question is about, as a report groups it. */
export type Group = Intent | 'page' | 'product';

/** The group of a question: its intent, or whether the shop has its answer. */
export function groupOf({ expected }: Question): Group {
  if ('intent' in expected) return expected.intent;
  return expected.pages.some((page) => page.startsWith('/tienda')) ? 'product' : 'page';
}
