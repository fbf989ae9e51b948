import type { Site } from '@clinic/shared/settings';
import { fill } from '@tesela/core/fill';
import type { Lang } from '@tesela/core/lang';

import { isUrgent, type Danger, type DangerKind } from './danger.ts';
import replies from './data/replies.json' with { type: 'json' };

/**
 * Replies to a danger, with the numbers of the settings. The first line always says whom to call. The words are guidance
 * that nobody disputes, to be read and signed by the medical director before the site is published: until then
 * `helplines.reviewed` in `settings/site.json` is false.
 */
export function createSafetyReplies({ contact, helplines }: Site) {
  const whatsapp = `https://wa.me/${contact.whatsapp}`;
  const { $comment: _comment, reviewed: _reviewed, mentalHealthNational, ...numbers } = helplines;
  const say = (lang: Lang, text: string): string => {
    const values = { ...numbers, mentalHealthNational: mentalHealthNational[lang] };
    return fill(text, { ...values, whatsapp, phone: contact.phone }, lang);
  };

  function lines(kind: DangerKind, lang: Lang): string[] {
    const words = replies[lang];
    if (isUrgent(kind)) return [words.today, words.worse, words.urgent[kind], words.write];
    const call = kind === 'crisis' || kind === 'violence-abuse' ? words.harm[kind] : words.call;
    return [call, words.meanwhile[kind], words.automatic];
  }

  return {
    /** The reply to a sure danger: about nothing else, with WhatsApp where a physician of the clinic can help. */
    dangerReply(
      { kind }: Danger,
      lang: Lang,
    ): { response: string; links?: { label: string; href: string }[] } {
      const response = lines(kind, lang)
        .map((line) => say(lang, line))
        .join('\n');
      if (!isUrgent(kind)) return { response };
      const { draft, draftLabel: label, subject } = replies[lang];
      const text = encodeURIComponent(fill(draft, { subject: subject[kind] }, lang));
      return { response, links: [{ label, href: `${whatsapp}?text=${text}` }] };
    },
    /** The line before the answer to what may be a danger. */
    redFlagLine: ({ kind }: Danger, lang: Lang): string =>
      say(lang, fill(replies[lang].possible, { flags: replies[lang].flags[kind] }, lang)),
    /** Stands in for treatments, products and prices. */
    minorReply: (lang: Lang): string => say(lang, replies[lang].minor),
  };
}
