import type { KnowledgeEntry } from './knowledge.ts';
import type { Lang } from './lang.ts';

/** A page, or a part of one, as it calls itself. */
export type Named = Pick<KnowledgeEntry, 'path' | 'about' | 'facts'> & {
  name: string;
  /** What an article is about, in a word. */
  topic?: string;
};

type Ask = (name: string, topic: string) => readonly string[];

/** What visitors ask of anything of the sort. */
const questions: Record<Lang, Partial<Record<KnowledgeEntry['about'], Ask>>> = {
  es: {
    care: (name) => [`¿Qué es ${name}?`, `¿Cuánto dura ${name}?`, `¿Cuánto cuesta ${name}?`],
    people: (name) => [`¿Quién es ${name}?`, `¿Qué atiende ${name}?`, `Quiero una cita con ${name}`],
    reading: (name, topic) => [name, `¿Tienen un artículo sobre ${topic}?`, `Quiero leer sobre ${topic}`],
  },
  en: {
    care: (name) => [`What is ${name}?`, `How long does ${name} take?`, `How much is ${name}?`],
    people: (name) => [`Who is ${name}?`, `What does ${name} treat?`, `I want to see ${name}`],
    reading: (name, topic) => [name, `Do you have an article on ${topic}?`, `I want to read about ${topic}`],
  },
};

/** Words that tell things apart, without the marks that mean something in an alias. */
const wordsOf = (text: string): string[] => {
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  const long = words.filter((word) => word.length > 3);
  return long.length > 0 ? long : words;
};

/**
 * Adds what nobody wrote questions for yet, under its own name: what was added to the content today is found today.
 * @param taught entries with questions of their own
 * @param all everything that should be found, those among it
 */
export function teachRest(
  lang: Lang,
  taught: readonly KnowledgeEntry[],
  all: readonly Named[],
): KnowledgeEntry[] {
  const known = new Set(taught.map(({ path }) => path));
  const rest = all.filter(({ path }) => !known.has(path));
  const added = rest.map(({ name, topic = name, ...entry }): KnowledgeEntry => ({
    ...entry,
    aliases: entry.about === 'people' ? wordsOf(name) : [wordsOf(topic).join(' ')],
    questions: questions[lang][entry.about]?.(name, topic) ?? [name],
  }));
  return [...taught, ...added];
}
