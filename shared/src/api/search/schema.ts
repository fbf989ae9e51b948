import * as v from 'valibot';

import { languages } from '../../contract/lang.ts';

/** What results are listed under. */
const kinds = [
  'condition',
  'treatment',
  'experience',
  'product',
  'person',
  'article',
  'question',
  'page',
] as const;

const text = v.pipe(v.string(), v.trim(), v.nonEmpty());

/** Checks the document `search` of a remote; compose does, so that no browser need. */
export const searchDocumentsSchema = v.array(
  v.object({
    kind: v.picklist(kinds),
    /** Without language, on a page of the remote that lists it. */
    path: v.pipe(
      v.string(),
      v.regex(/^\/(?!\/)/),
      v.transform((path) => path as `/${string}`), // what the expression says
    ),
    title: text,
    /** Language of the title where it is not the page's own. */
    titleLang: v.optional(v.picklist(languages)),
    /** What it is, in a line. */
    line: v.string(),
    /** Whole pesos; `from`: that is the least. */
    price: v.optional(
      v.object({ amount: v.pipe(v.number(), v.minValue(1)), from: v.optional(v.literal(true)) }),
    ),
    /** Address of a small picture of it, on this site. */
    thumbnail: v.optional(v.pipe(v.string(), v.regex(/^\/(?!\/)/))),
    /** Other words by which it is found; nobody reads them. */
    words: v.optional(v.pipe(v.array(text), v.readonly())),
  }),
);

const groups = (title: string) =>
  v.pipe(
    v.array(
      v.pipe(
        v.string(),
        v.regex(
          /^[^,]+(?:,[^,]+)+$/,
          'must be at least two words with commas between them, e.g. paño, melasma',
        ),
        v.title('Palabras que significan lo mismo'),
        v.description('Separadas por comas: paño, melasma, cloasma.'),
      ),
    ),
    v.title(title),
    v.description('Quien busque una palabra de un grupo encuentra también lo que dice las otras.'),
  );

/** `settings/synonyms.json`: groups of words that mean the same to who searches. A form for it is made from this. */
export const synonymsSchema = v.strictObject({ es: groups('Español'), en: groups('Inglés') });

export type Synonyms = v.InferOutput<typeof synonymsSchema>;
