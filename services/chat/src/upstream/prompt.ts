import type { ChatDocument } from '@clinic/shared/chatDocuments';
import type { Site } from '@clinic/shared/settings';
import { fill } from '@tesela/core/fill';
import type { Lang } from '@tesela/core/lang';

import { createFacts } from '#answer/facts.ts';

import { promptWords } from './data/promptWords.ts';

/** Characters of a passage: together they bound what a message costs. */
const MAX_PASSAGE = 2000;

/** Whole lines of a text, as many as fit. */
function fit(lines: readonly string[]): string {
  let text = '';
  for (const line of lines) {
    if (text.length + line.length > MAX_PASSAGE) break;
    text += `${line}\n`;
  }
  return text.trimEnd();
}

const passageOf = ({ title, path, text }: ChatDocument): string =>
  `## ${title} — ${path}\n${fit(text.split('\n'))}`;

/**
 * Makes the instructions for a model: rules, the clinic's facts, and the passages that were found for the message.
 * Nothing of the message itself stands in them. Up to about 8,000 characters.
 */
export function createPrompt(site: Site) {
  const { factOf } = createFacts(site);
  const facts = (lang: Lang): string =>
    (['hours', 'address', 'contact', 'booking', 'parking', 'insurance', 'shipping', 'cancellation'] as const)
      .map((wish) => factOf(wish, lang))
      .join('\n');
  return (passages: readonly ChatDocument[], lang: Lang): string => {
    const words = promptWords[lang];
    return [
      fill(words.rules, { clinic: site.name, whatsapp: `https://wa.me/${site.contact.whatsapp}` }, lang),
      `# ${words.facts}\n${site.name}\n${facts(lang)}`,
      passages.length > 0 ? `# ${words.passages}\n${passages.map(passageOf).join('\n\n')}` : '',
    ]
      .filter(Boolean)
      .join('\n\n');
  };
}
