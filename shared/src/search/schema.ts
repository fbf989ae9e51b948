import * as v from 'valibot';

import { languages } from '../lang.ts';
import { searchKinds } from './documents.ts';

const text = v.pipe(v.string(), v.trim(), v.nonEmpty());

/** Checks the document `search` of a remote; compose does, so that no browser need. */
export const searchDocumentsSchema = v.array(
  v.object({
    kind: v.picklist(searchKinds),
    path: v.pipe(
      v.string(),
      v.regex(/^\/(?!\/)/),
      v.transform((path) => path as `/${string}`), // what the expression says
    ),
    title: text,
    titleLang: v.optional(v.picklist(languages)),
    line: v.string(),
    price: v.optional(
      v.object({ amount: v.pipe(v.number(), v.minValue(1)), from: v.optional(v.literal(true)) }),
    ),
    words: v.optional(v.array(text)),
  }),
);

/** `settings/synonyms.json`: groups of words that mean the same to who searches. */
export const synonymsSchema = v.object({
  es: v.array(v.array(text)),
  en: v.array(v.array(text)),
});

export type Synonyms = v.InferOutput<typeof synonymsSchema>;
