import type { Lang } from '@clinic/shared/lang';
import type { Site } from '@clinic/shared/settings';

import type { ChatDocument } from '@clinic/shared/chatDocuments';
import { createVoice } from '#engine/replies.ts';
import { createRetriever } from '#engine/retrieval.ts';
import { fill } from '#text/words.ts';
import { promptWords } from './data/promptWords.ts';

/** Characters: together they bound what a message costs. */
const MAX_PASSAGE = 2000;
const MAX_INDEX = 4000;
const MAX_FACT = 500;

/** Pages and sections quoted in one prompt. */
const MAX_PASSAGES = 3;

/** Whole lines of a text, as many as fit. */
function fit(lines: readonly string[], length: number): string {
  let text = '';
  for (const line of lines) {
    if (text.length + line.length > length) break;
    text += `${line}\n`;
  }
  return text.trimEnd();
}

const passageOf = ({ title, path, text }: ChatDocument): string =>
  `## ${title} — ${path}\n${fit(text.split('\n'), MAX_PASSAGE)}`;

/** A message may ask for several things; each of its sentences is looked up too. */
const questionsOf = (message: string): string[] => [message, ...message.split(/[.?!;\n]+/).slice(0, 5)];

/** Titles and paths of a language's pages, so that links can be right. */
const indexOf = (documents: readonly ChatDocument[], lang: Lang): string =>
  fit(
    documents
      .filter((item) => item.lang === lang && item.kind === 'page')
      .map(({ title, path }) => `${path} — ${title}`),
    MAX_INDEX,
  );

/**
 * Makes the instructions for a model: rules, facts of the settings, and the pages that a message is about.
 * Nothing of the message itself stands in them. Up to about 13,000 characters.
 */
export function createPrompt(documents: readonly ChatDocument[], site: Site) {
  const retrieve = createRetriever(documents);
  const { say } = createVoice(site);
  const payment = documents.filter(({ wishes }) => wishes?.payment);
  const factsOf = (lang: Lang): string =>
    [
      site.name,
      ...(['hours', 'address', 'contact'] as const).map((what) => say(lang, what)),
      ...payment.filter((page) => page.lang === lang).map(({ text }) => fit(text.split('\n'), MAX_FACT)),
    ].join('\n');
  const frames = {
    es: { facts: factsOf('es'), index: indexOf(documents, 'es') },
    en: { facts: factsOf('en'), index: indexOf(documents, 'en') },
  };

  return (message: string, lang: Lang): string => {
    const words = promptWords[lang];
    const found = new Set(
      questionsOf(message).flatMap((question) => retrieve(question, lang)[0]?.document ?? []),
    );
    const passages = [...found].slice(0, MAX_PASSAGES).map(passageOf);
    return [
      fill(words.rules, { clinic: site.name, whatsapp: `https://wa.me/${site.contact.whatsapp}` }),
      `# ${words.facts}\n${frames[lang].facts}`,
      `# ${words.index}\n${frames[lang].index}`,
      passages.length > 0 ? `# ${words.passages}\n${passages.join('\n\n')}` : '',
    ]
      .filter(Boolean)
      .join('\n\n');
  };
}
