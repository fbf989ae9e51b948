import * as v from 'valibot';

import { languages, type SitePath } from '../contract/lang.ts';
import type { SearchKind } from '../described/knowledge.ts';
import type { SearchDocument } from './documents.ts';

const text = v.pipe(v.string(), v.trim(), v.nonEmpty());

/** Checks the document `search` of a remote; compose does, so that no browser need. */
export const searchDocumentsSchema: v.GenericSchema<unknown, SearchDocument[]> = v.array(
  v.object({
    kind: v.pipe(
      text,
      v.transform((kind) => kind as SearchKind), // the shell has the words for those of its site
    ),
    path: v.pipe(
      v.string(),
      v.regex(/^\/(?!\/)/),
      v.transform((path) => path as SitePath), // what the expression says
    ),
    title: text,
    titleLang: v.optional(v.picklist(languages)),
    line: v.string(),
    // Remotes of contract 6 gave numbers, whose currency only their site knew; it goes with contract 8.
    price: v.optional(
      v.union([
        text,
        v.pipe(
          v.object({ amount: v.number() }),
          v.transform(() => undefined),
        ),
      ]),
    ),
    thumbnail: v.optional(v.pipe(v.string(), v.regex(/^\/(?!\/)/))),
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
          'must be at least two words with commas between them, e.g. bread, loaf',
        ),
        v.title('Palabras que significan lo mismo'),
        v.description('Separadas por comas: pan, hogaza, barra.'),
      ),
    ),
    v.title(title),
    v.description('Quien busque una palabra de un grupo encuentra también lo que dice las otras.'),
  );

/** `settings/synonyms.json`: groups of words that mean the same to who searches. A form for it is made from this. */
export const synonymsSchema = v.strictObject({ es: groups('Español'), en: groups('Inglés') });

export type Synonyms = v.InferOutput<typeof synonymsSchema>;
