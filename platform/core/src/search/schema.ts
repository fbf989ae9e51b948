import * as v from 'valibot';

import type { Lang, PerLang, SitePath } from '../contract/lang.ts';
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
    /** Language of the title where it is not the page's own. */
    titleLang: v.optional(
      v.pipe(
        v.string(),
        v.transform((lang) => lang as Lang), // a remote writes it in a language of its site
      ),
    ),
    /** What it is, in a line. */
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

/** What a language calls itself. */
const nameOf = (lang: Lang): string => new Intl.DisplayNames(lang, { type: 'language' }).of(lang) ?? lang;

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
export const synonymsSchema = (languages: readonly Lang[]) =>
  // Of another language nothing is shown.
  v.object(Object.fromEntries(languages.map((lang) => [lang, groups(nameOf(lang))])));

export type Synonyms = PerLang<readonly string[]>;
