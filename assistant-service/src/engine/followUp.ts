import type { ChatDocument } from '@clinic/shared/chatDocuments';
import { localizePath, splitPath, type Lang } from '@clinic/shared/lang';

import type { createPages } from './pages.ts';
import type { createPractice } from './practice.ts';
import type { Explanation } from './replies.ts';
import type { Talk } from './talk.ts';
import { firstOf, type Question } from './topics.ts';

/** What may be asked of whatever the talk is about, without naming it again. */
const askable = [
  'price',
  'pain',
  'pregnancy',
  'sessions',
  'recovery',
  'duration',
  'notFor',
  'idealFor',
] as const satisfies Talk[];

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
    askable.some((one) => question.talk.has(one)) &&
    question.text.split(' ').length <= MOST_WORDS &&
    !firstOf(question, 'care', 'people', 'reading', 'shop') &&
    !question.found.some(({ of }) => of.wish);

  return {
    subjectOf,
    /** Of the treatment that is named, or else that the talk is about. */
    toPregnancy(question: Question, subject: ChatDocument | undefined): Explanation | undefined {
      if (!question.talk.has('pregnancy')) return undefined;
      const named = firstOf(question, 'care')?.of.document;
      const general = firstOf(question, 'practice');
      const treatment = named ?? subject;
      return (
        (treatment && pages.tellPregnancy(treatment)) ??
        (general && !general.of.wish ? pages.tell(general.of.document, question) : undefined)
      );
    },
    toFollowUp(question: Question, subject: ChatDocument | undefined): Explanation | undefined {
      if (!subject || !leansOn(question)) return undefined;
      if (question.talk.has('price')) return practice.tellPrice(question, subject);
      return question.talk.has('pain') ? pages.tellComfort(subject) : pages.tellFact(subject, question);
    },
  };
}
