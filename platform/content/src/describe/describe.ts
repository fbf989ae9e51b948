import { textOf, type Description } from '@tesela/core/descriptions';
import type { Topic, Wish } from '@tesela/core/knowledge';
import type { Lang } from '@tesela/core/lang';

import type { Kind } from '../kind.ts';
import { said } from './said.ts';

/** A page, or a part of one, and what it calls itself. */
export type NamedPage = Omit<Description, 'questions' | 'wish'> & {
  name?: string;
  /** What an article is about, in a word. */
  topic?: string;
};

/** What a kind adds to what its schema reads. The title is its name, or else the first text of the entry. */
type Added = Omit<NamedPage, 'text'> & {
  /** What the page writes before a field, by its name. */
  labels?: Readonly<Record<string, unknown>> | undefined;
  /** Texts before and after what the entry itself says, such as prices. */
  before?: unknown;
  after?: unknown;
  /** Parts of the page that are entries of their own. */
  parts?: readonly NamedPage[];
};

/** Describes the pages of a package by what their entries say. */
export const describing = <K extends Readonly<Record<string, Kind>>>({ kinds }: { kinds: K }) => ({
  /** What entries say, a line for each text. */
  say: (
    kind: keyof K,
    values: object | readonly object[],
    labels?: Readonly<Record<string, unknown>>,
  ): string => textOf([values].flat().map((value) => said(kinds[kind] as Kind, value, labels).text)),

  /** @returns a page, or a part of one that is an entry; then the parts that have an anchor on it */
  page(kind: keyof K, value: object, { labels, before, after, parts = [], ...page }: Added): NamedPage[] {
    const { text, sections } = said(kinds[kind] as Kind, value, labels);
    const ofSections = sections.map(({ id, heading, text: own }): NamedPage => ({
      path: `${page.path}#${id}`,
      about: page.about,
      title: heading,
      text: own,
    }));
    const { title = page.name ?? text.replace(/\n.*/s, '') } = page;
    const ofParts = parts.map((part) => part.text);
    return [{ ...page, title, text: textOf(before, text, ofParts, after) }, ...ofSections, ...parts];
  },
});

/** What visitors ask of anything of the sort, beside its name. */
const asked: Readonly<
  Record<string, Readonly<Record<string, (name: string, topic: string) => readonly string[]>>>
> = {
  es: {
    care: (name) => [`¿Qué es ${name}?`],
    people: (name) => [`¿Quién es ${name}?`, `¿Dónde estudió ${name}?`],
    reading: (_name, topic) => [`¿Tienen un artículo sobre ${topic}?`],
  },
  en: {
    care: (name) => [`What is ${name}?`],
    people: (name) => [`Who is ${name}?`, `Where did ${name} study?`],
    reading: (_name, topic) => [`Do you have an article on ${topic}?`],
  },
};

/** Questions that the team wrote for one page. */
type Written = {
  page: string;
  wish?: Wish | undefined;
  /** By language. */
  [lang: string]: string | readonly string[] | undefined;
};

/**
 * Puts the questions that a team wrote to the pages that they lead to.
 * @param written from the package's content
 * @param things what has a name of its own, or is described
 * @param aboutOf what any other page is
 */
export function describePages(
  lang: Lang,
  written: readonly Written[],
  things: readonly NamedPage[],
  aboutOf: (path: string) => Topic,
): Description[] {
  // What was added to the content today is found today, by its name, whatever is written of it.
  const entries = new Map<string, Description>();
  const known = new Set<string>();
  for (const { name, topic = name ?? '', ...page } of things) {
    const all = name ? [name, ...(asked[lang]?.[page.about]?.(name, topic) ?? [])] : [];
    // Of two articles on one topic, the first is the newest.
    entries.set(page.path, { ...page, questions: all.filter((question) => !known.has(question)) });
    for (const question of all) known.add(question);
  }
  const ofSettings: Description[] = [];
  for (const { page, wish, [lang]: own = [] } of written) {
    const questions = [own].flat();
    const described = entries.get(page) ?? { path: page, about: aboutOf(page), questions: [] };
    const all = [...described.questions, ...questions];
    if (!wish) entries.set(page, { ...described, questions: all });
    else if (page === '/') ofSettings.push({ ...described, questions, wish });
    else {
      // What the settings answer is all that such a page is about.
      entries.delete(page);
      ofSettings.push({ ...described, questions: all, wish });
    }
  }
  return [...entries.values(), ...ofSettings];
}
