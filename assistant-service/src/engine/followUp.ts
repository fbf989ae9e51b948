import type { ChatDocument } from '@clinic/shared/chatDocuments';
import { localizePath, splitPath, type Lang } from '@clinic/shared/lang';

import type { createPages } from './pages.ts';
import type { createPractice } from './practice.ts';
import type { Explanation } from './replies.ts';
import { firstOf, LIKELY, SURE, type Aspect, type Question } from './subjects.ts';

/** What may be asked of whatever the talk is about, without naming it again. */
const askable = [
  'price',
  'pain',
  'pregnancy',
  'sessions',
  'frequency',
  'recovery',
  'duration',
  'notFor',
  'idealFor',
] as const satisfies Aspect[];

/** Words of a message that leans on the one before. */
const MOST_WORDS = 9;

type Parts = { pages: ReturnType<typeof createPages>; practice: ReturnType<typeof createPractice> };

/** Answers «¿y eso duele?» from what the talk is about, and what stands against a treatment from its page. */
export function createFollowUps(documents: readonly ChatDocument[], { pages, practice }: Parts) {
  const byPath = new Map(documents.map((document) => [document.path, document]));

  /** What the talk is about: a treatment or a product, in the language of the question. */
  function subjectOf(about: string | undefined, lang: Lang): ChatDocument | undefined {
    const document = about && byPath.get(localizePath(splitPath(about).path, lang));
    return document && (document.about === 'care' || document.about === 'product') ? document : undefined;
  }

  const leansOn = (question: Question): boolean =>
    askable.some((one) => question.asks.has(one)) &&
    question.text.split(' ').length <= MOST_WORDS &&
    (question.named[0]?.score ?? 0) < SURE;

  return {
    subjectOf,
    /** Of the treatment that is named, or else that the talk is about. */
    toPregnancy(question: Question, subject: ChatDocument | undefined): Explanation | undefined {
      if (!question.asks.has('pregnancy')) return undefined;
      const named = firstOf(question.named, LIKELY, 'care')?.of.document;
      const general = firstOf(question.found, SURE, 'practice')?.of;
      const treatment = named ?? subject;
      return (
        (treatment && pages.tellPregnancy(treatment)) ??
        (general && !general.wish ? pages.tell(general.document, question) : undefined)
      );
    },
    toFollowUp(question: Question, subject: ChatDocument | undefined): Explanation | undefined {
      if (!subject || !leansOn(question)) return undefined;
      if (question.asks.has('price')) return practice.tellPrice(question, subject);
      return question.asks.has('pain') ? pages.tellComfort(subject) : pages.tellFact(subject, question);
    },
  };
}
