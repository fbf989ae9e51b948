import { perLang, type Lang, type PerLang, type SitePath } from '@tesela/core/lang';
import type * as v from 'valibot';

import type { ArticleSection } from './fields/article.ts';

type Fields = v.GenericSchema<Record<string, unknown>>;

/** A kind of content, and its fields. An editor's form is made from it. */
export type Kind = {
  /** What a form calls all entries of the kind: in Spanish, for the site's staff. */
  title: string;
  /** What it calls one of them, where there may be several. */
  one?: string;
  hint?: string;
  /** URL on which an entry is shown, with its id and facts in braces: `/events/{{id}}`. */
  page?: SitePath;
  /** `content/<lang>/<kind>/<id>.json`, one per language. */
  words?: Fields;
  /** Of an article: the words are the front matter of `content/<lang>/<kind>/<id>.md`, and this is what follows it. */
  body?: { title: string; hint?: string };
  /** `content/<kind>/<id>.json`: what no language changes. */
  facts?: Fields;
  /** True for a kind of which there is one: `content/<lang>/<kind>.json`, and nobody adds another. */
  single?: true;
  /** True where code knows each entry by its id: nobody adds or removes one by files alone. */
  fixed?: true;
};

type Of<S> = S extends v.GenericSchema ? v.InferOutput<S> : unknown;
type Body<K extends Kind> = K['body'] extends object ? { sections: ArticleSection[] } : unknown;

/** An entry as pages get it: its id, its facts without `order`, and its words. */
export type Entry<K extends Kind> = { id: string } & Omit<Of<K['facts']>, 'order'> & Of<K['words']> & Body<K>;

/** The only entry of a kind with `single`, as pages get it. */
export type Single<K extends Kind> = Of<K['facts']> & Of<K['words']>;

/** A mistake in a file, in words for the people who write the texts. */
export type Mistake = {
  /** Path from the package's folder: `content/es/questions/payment.json`. */
  file: string;
  /** `answer.2`; empty when the whole file is wrong. */
  field: string;
  message: string;
};

/** Files of an entry, from the package's folder. @param languages in which the package is written */
export function filesOf(
  kind: string,
  { words, facts, single, body }: Kind,
  id: string,
  languages: readonly Lang[],
): EntryFiles {
  const name = single ? kind : `${kind}/${id}`;
  const ending = body ? 'md' : 'json';
  return {
    ...(facts && { facts: `content/${name}.json` }),
    ...(words && { words: perLang(languages, (lang) => `content/${lang}/${name}.${ending}`) }),
  };
}

export type EntryFiles = { facts?: string; words?: PerLang<string> };

/** All files of an entry. */
export const everyFile = ({ facts, words = {} }: EntryFiles): string[] => [
  ...(facts === undefined ? [] : [facts]),
  ...Object.values(words),
];
