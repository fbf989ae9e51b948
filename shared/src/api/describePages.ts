import type { Description } from './descriptions.ts';
import type { Topic, ClinicFact } from './knowledge.ts';
import type { Lang, PerLang } from './lang.ts';

type Page = Omit<Description, 'questions' | 'wish'>;

/** A page, or a part of one, and what it calls itself. */
export type NamedPage = Page & {
  name?: string;
  /** What an article is about, in a word. */
  topic?: string;
};

/** Questions that the team wrote for one page. */
type Written = { page: string; wish?: ClinicFact | undefined } & PerLang<readonly string[]>;

/** What visitors ask of anything of the sort, beside its name. */
const asked: PerLang<Partial<Record<Topic, (name: string, topic: string) => readonly string[]>>> = {
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
  for (const { name, topic = name ?? '', ...page } of things) {
    const questions = name ? [name, ...(asked[lang][page.about]?.(name, topic) ?? [])] : [];
    entries.set(page.path, { ...page, questions });
  }
  const ofSettings: Description[] = [];
  for (const { page, wish, [lang]: questions } of written) {
    const known = entries.get(page) ?? { path: page, about: aboutOf(page), questions: [] };
    const all = [...known.questions, ...questions];
    if (!wish) entries.set(page, { ...known, questions: all });
    else if (page === '/') ofSettings.push({ ...known, questions, wish });
    else {
      // What the settings answer is all that such a page is about.
      entries.delete(page);
      ofSettings.push({ ...known, questions: all, wish });
    }
  }
  return [...entries.values(), ...ofSettings];
}
