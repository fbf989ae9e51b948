import type { Lang } from '@clinic/shared/lang';
import type { Site } from '@clinic/shared/settings';

import { fill } from '#text/words.ts';
import replies from './data/replies.json' with { type: 'json' };
import { isUrgent, type DangerKind } from './kinds.ts';
import type { Danger } from './level.ts';

/** WhatsApp with a message that the visitor may change before it is sent. */
export type Link = { label: string; href: string };

export type SafetyVoice = ReturnType<typeof createSafetyVoice>;

/** Characters of a question that go into a message to the clinic. */
const MAX_QUESTION = 300;

/**
 * What is said in a danger, with the numbers of the settings. The first line always says whom to call. Its words are guidance that
 * nobody disputes, to be read and signed by the medical director before the site is published: until then
 * `helplines.reviewed` in `settings/site.json` is false.
 */
export function createSafetyVoice({ contact, helplines }: Site) {
  const whatsapp = `https://wa.me/${contact.whatsapp}`;
  const valuesIn = (lang: Lang) => ({
    ...helplines,
    mentalHealthNational: helplines.mentalHealthNational[lang],
    whatsapp,
    phone: contact.phone,
  });
  const say = (lang: Lang, text: string): string => fill(text, valuesIn(lang));

  function lines(kind: DangerKind, lang: Lang): string[] {
    const words = replies[lang];
    if (isUrgent(kind)) return [words.today, words.worse, words.urgent[kind], words.write];
    const call = kind === 'crisis' || kind === 'violence-abuse' ? words.harm[kind] : words.call;
    return [call, words.meanwhile[kind], words.automatic];
  }

  /** `subject` in a message to the clinic. */
  function draft(kind: DangerKind, lang: Lang): Link[] {
    if (!isUrgent(kind)) return [];
    const { draft: text, draftLabel: label, subject } = replies[lang];
    return [
      { label, href: `${whatsapp}?text=${encodeURIComponent(fill(text, { subject: subject[kind] }))}` },
    ];
  }

  return {
    /** The reply to a sure danger: about nothing else. */
    alone: ({ kind }: Danger, lang: Lang): { reply: string; links: Link[] } => ({
      reply: lines(kind, lang)
        .map((line) => say(lang, line))
        .join('\n'),
      links: draft(kind, lang),
    }),
    /** The line that stands before the answer to what may be a danger. */
    redFlags: ({ kind }: Danger, lang: Lang): string =>
      say(lang, fill(replies[lang].possible, { flags: replies[lang].flags[kind] })),
    /** WhatsApp with what the talk is about and what was asked. */
    handOff(lang: Lang, message: string, subject: string | undefined): Link {
      const { handOff } = replies[lang];
      // One line, without what steers a terminal or turns the direction of text.
      const line = message
        .toWellFormed()
        .replaceAll(/[\s\p{C}]+/gu, ' ')
        .trim();
      const question = [...line].slice(0, MAX_QUESTION).join('');
      const text = fill(subject === undefined ? handOff.question : handOff.subject, { subject, question });
      return { label: handOff.label, href: `${whatsapp}?text=${encodeURIComponent(text)}` };
    },
    /** In place of what the shop or a price list would say to who is hurt, and to a minor. */
    safe: (lang: Lang): string => say(lang, replies[lang].safe),
    minor: (lang: Lang): string => say(lang, replies[lang].minor),
  };
}
