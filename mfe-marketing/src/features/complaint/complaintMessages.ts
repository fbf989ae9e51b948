import type { Complaint } from '@clinic/shared/complaints';
import { fill } from '@tesela/core/fill';
import type { Lang } from '@tesela/core/lang';

import type { ComplaintsDocument } from '#content/documents/pages.ts';

type Options = {
  words: Pick<ComplaintsDocument, 'kinds' | 'message'>;
  number: string;
  /** Time of the complaint, formatted for people. */
  time: string;
  /** Tells whether a message is short enough for a link. */
  fits: (message: string) => boolean;
  lang: Lang;
};

/** Splits a text into the parts that fit, each as long as possible. */
function split(text: string, fits: (part: string) => boolean): string[] {
  const parts: string[] = [''];
  for (const piece of text.match(/\S{1,80}\s*|\s+/g) ?? []) {
    const last = parts.length - 1;
    const longer = (parts[last] ?? '') + piece;
    if (fits(longer)) parts[last] = longer;
    else parts.push(piece);
  }
  return parts;
}

/**
 * Writes a complaint as messages for WhatsApp. A complaint that is too long for one link becomes several messages, so
 * that nothing is cut.
 */
export function complaintMessages(
  { kind, text, fullName, contact }: Complaint,
  { words: { kinds, message }, number, time, fits, lang }: Options,
): string[] {
  const head = [
    fill(message.greeting, { kind: kinds[kind], number, time }, lang),
    fill(message.from, { name: fullName, contact }, lang),
  ].join('\n');
  const whole = `${head}\n\n${text}`;
  if (fits(whole)) return [whole];
  const parts = split(text, (part) => fits(`${head}\n\n${part}`));
  const count = parts.length;
  return parts.map((part, index) => {
    const begin = index === 0 ? head : fill(message.more, { number, part: index + 1, count }, lang);
    return `${begin}\n\n${part.trim()}`;
  });
}
