import type { ChatDocument } from '@clinic/shared/chatDocuments';
import { localizePath, splitPath, type Lang } from '@clinic/shared/lang';

import { isAskedOfAnything, isAskedOfOne } from './facts.ts';
import type { createPages } from './pages.ts';
import type { createPractice } from './practice.ts';
import { explained, type Explanation, type Voice } from './replies.ts';
import { firstOf, LIKELY, SURE, type Question } from './subjects.ts';

/** Words of a message that leans on the one before. */
const MOST_WORDS = 9;

/** Pregnancy that is over is what a spot or hair is put down to. */
const isOver =
  /\b(?:despues|luego|tras|desde) (?:de |del |el |mi |mis |los |un |primer |segundo |tercer )*(?:embarazos?|lactancia)|\bembarazos? me (?:dejo|dejaron|salieron|quedaron)|\bembarazo (?:se )?me (?:puso|pusieron)|\b(?:after|since) (?:my |the |a |both |two |first |second |last )*pregnanc(?:y|ies)/;

/** A page, or a part of one, that is about both. */
const isOfPregnancy = ({ title }: ChatDocument): boolean => /embaraz|lactan|pregnan|breastfeed/i.test(title);

type Parts = {
  pages: ReturnType<typeof createPages>;
  practice: ReturnType<typeof createPractice>;
} & Pick<Voice, 'say' | 'told'>;

/** Answers «¿y eso duele?» from what the talk is about, and what stands against a treatment from its page. */
export function createFollowUps(documents: readonly ChatDocument[], { pages, practice, say, told }: Parts) {
  const byPath = new Map(documents.map((document) => [document.path, document]));

  /** What the talk is about: a treatment or a product, in the language of the question. */
  function subjectOf(about: string | undefined, lang: Lang): ChatDocument | undefined {
    const document = about && byPath.get(localizePath(splitPath(about).path, lang));
    return document && (document.about === 'care' || document.about === 'product') ? document : undefined;
  }

  const leansOn = (question: Question): boolean =>
    isAskedOfAnything(question) &&
    !question.mentioned &&
    (question.isBare ||
      (question.text.split(' ').length <= MOST_WORDS && (question.named[0]?.score ?? 0) < SURE));

  return {
    subjectOf,
    /** What stands against the treatment that is named, or else that the talk is about; of pregnancy, what is published. */
    toCaution(question: Question, subject: ChatDocument | undefined): Explanation | undefined {
      const { asks, found, named, text, isBare, mentioned, lang } = question;
      const isPregnancy = asks.has('pregnancy') && !isOver.test(text);
      if (!isPregnancy && !asks.has('notFor')) return undefined;
      // Who is pregnant and asks what to buy, asks of no treatment.
      const treatment =
        isBare || (isPregnancy && asks.has('shopping'))
          ? undefined
          : (firstOf(named, LIKELY, 'care', 'product')?.of.document ?? mentioned);
      // «¿Se pueden usar juntos el ácido hialurónico y…?» names a treatment, and asks of something else.
      const [best] = found;
      if (!isPregnancy && best && best.score >= SURE && best.of.document !== treatment) return undefined;
      const against =
        (treatment && pages.tellAgainst(treatment, question)) ??
        (subject && pages.tellAgainst(subject, question));
      if (against || !isPregnancy) return against;
      // A visit and a sunscreen are written of on pages of their own.
      const likest = found.find(({ of }) => isOfPregnancy(of.document))?.of.document;
      const isMeant = (document: ChatDocument) => (likest ? document === likest : isOfPregnancy(document));
      return pages.tellOf(question, isMeant) ?? told('diagnosis', lang);
    },
    toFollowUp(question: Question, subject: ChatDocument | undefined): Explanation | undefined {
      const { isBare, asks } = question;
      if (!subject)
        return isBare && isAskedOfOne(question)
          ? explained('greeting', say(question.lang, 'which'))
          : undefined;
      if (!leansOn(question)) return undefined;
      if (asks.has('price')) return practice.tellPrice(question, subject);
      return (
        pages.tellFact(subject, question) ??
        (isBare && !asks.has('pain') ? pages.pointTo(subject) : undefined)
      );
    },
  };
}
