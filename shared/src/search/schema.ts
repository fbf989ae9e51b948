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
