import type { ChatDocument } from '@clinic/shared/chatDocuments';
import type { Lang } from '@clinic/shared/lang';
import type { Site } from '@clinic/shared/settings';

import { assess, type Assessment } from '#safety/assess.ts';
import type { Danger } from '#safety/level.ts';
import { createSafetyVoice, type Link } from '#safety/voice.ts';
import { createAnswerer } from './answerer.ts';
import type { AnswerKind, Explanation } from './replies.ts';

/** An answer, and what can be told of it. */
export type Answer = Explanation & {
  lang: Lang;
  danger?: Danger;
  links?: readonly Link[];
  /** The treatment or product that it is about: a question after it may lean on that. */
  about?: string;
  /** Paths of the products that it names. */
  products?: readonly string[];
  /** The treatment for which an assessment can be asked. */
  treatment?: { title: string; category: string };
};

/** What is no fact of the site said with confidence: whoever reads it may have meant something else. */
const uncertain: ReadonlySet<AnswerKind> = new Set(['unknown', 'diagnosis', 'nonsense', 'insult']);

/** What somebody gets who wants to buy or to know. */
const ofTheClinic: ReadonlySet<AnswerKind> = new Set(['page', 'product', 'price', 'booking']);

/**
 * Puts safety around answers, whoever gives them: a sure danger has its reply alone, a possible one its line before the
 * answer, and what is uncertain ends in whom to call.
 */
export function createAnswer(documents: readonly ChatDocument[], site: Site) {
  const explain = createAnswerer(documents, site);
  const voice = createSafetyVoice(site);

  const byPath = new Map(documents.map((document) => [document.path, document]));

  /** What helps on with an answer of the clinic's: what it is about, and WhatsApp with subject and question. */
  function waysOn({ kind, paths, isWeak }: Explanation, message: string, lang: Lang) {
    const document = byPath.get(paths[0] ?? '');
    const isOffer = document?.about === 'care' || document?.about === 'product';
    const products = isWeak ? [] : paths.filter((path) => byPath.get(path)?.about === 'product');
    const title = isOffer && !isWeak ? document.title : undefined;
    const treatment =
      title !== undefined && document?.about === 'care' && document.kind === 'section'
        ? { title, category: byPath.get(document.path.replace(/#.*$/, ''))?.title ?? '' }
        : undefined;
    return {
      ...(title !== undefined && document && { about: document.path }),
      ...(treatment && { treatment }),
      ...(products.length > 0 && { products }),
      ...((kind === 'unknown' || kind === 'price' || isWeak || title !== undefined) && {
        links: [voice.handOff(lang, message, title)],
      }),
    };
  }

  /** A minor, or somebody who is hurt, is sold nothing. */
  function protect(ordinary: Explanation, { danger, isMinor }: Assessment, lang: Lang): Explanation {
    const isHurt = danger?.kind === 'violence-abuse' || danger?.kind === 'crisis';
    if (!ofTheClinic.has(ordinary.kind) || !(isHurt || isMinor)) return ordinary;
    return { kind: 'contact', paths: [], reply: isHurt ? voice.safe(lang) : voice.minor(lang) };
  }

  /** The language to answer in: that of the message, where it is beyond doubt, else that of the page. */
  const langOf = (assessment: Assessment, pageLang: Lang): Lang => assessment.lang ?? pageLang;

  /**
   * An ordinary answer with what safety adds.
   * @param message where the answer is ours, and leads on to the clinic
   */
  function guard(ordinary: Explanation, assessment: Assessment, lang: Lang, message?: string): Answer {
    const { danger } = assessment;
    const answer = protect(ordinary, assessment, lang);
    const isOpen = uncertain.has(answer.kind) || answer.isWeak || assessment.mayMeanMore;
    const lines = [
      ...(danger ? [voice.redFlags(danger, lang)] : []),
      answer.reply,
      ...(isOpen && !danger ? [voice.closing(lang)] : []),
    ];
    // Who may be in danger is sent to nobody that answers in opening hours.
    const { about, ...ways } =
      message !== undefined && answer === ordinary ? waysOn(answer, message, lang) : {};
    return {
      ...answer,
      ...(about && { about }),
      ...(danger ? { danger } : ways),
      lang,
      reply: lines.join('\n'),
    };
  }

  return {
    assess,
    langOf,
    guard,
    /** Whether a service of somebody else may see a message, by what we would answer. */
    mayLeave: ({ danger, isMinor }: Assessment, { isReserved }: Answer): boolean =>
      !danger && !isMinor && !isReserved,
    /**
     * Answers by itself.
     * @param about path of what the talk is about
     */
    answer(message: string, pageLang: Lang, assessment = assess(message), about?: string): Answer {
      const { danger } = assessment;
      const lang = langOf(assessment, pageLang);
      if (danger?.level !== 'sure') return guard(explain(message, lang, about), assessment, lang, message);
      const kind = danger.kind.startsWith('urgent') ? 'urgent' : 'emergency';
      return { kind, paths: [], lang, danger, ...voice.alone(danger, lang) };
    },
  };
}
