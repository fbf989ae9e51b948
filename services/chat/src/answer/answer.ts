import type { ChatDocument } from '@clinic/shared/chatDocuments';
import { localizePath, splitPath, type Lang } from '@clinic/shared/lang';
import type { Site } from '@clinic/shared/settings';

import { assess, type Assessment } from '#safety/assess.ts';
import type { Danger } from '#safety/danger.ts';
import { createSafetyReplies } from '#safety/safetyReplies.ts';
import { createFacts, type Link } from './facts.ts';
import { readIntents, type Memory } from './intents.ts';
import { createInterpreter, isOffer, isProduct, isTreatment, type Interpretation } from './interpret.ts';
import { passageOf } from './passage.ts';
import type { Courtesy } from './retrieve.ts';

/** Another answer, which opens in place. */
export type Card = { title: string; text: string; path: string };

export type Answer = {
  kind: Courtesy | 'document' | 'nearest' | 'which' | 'protected' | 'danger';
  lang: Lang;
  response: string;
  cards?: readonly Card[];
  links?: readonly Link[];
  /** Paths of products, for their cards. */
  products?: readonly string[];
  /** The treatment for which an assessment can be asked. */
  treatment?: { title: string; category: string };
  /** The doctor with whom one can be asked for. */
  doctor?: string;
  /** Path of the subject, and of all that is shown, the answer first. */
  about?: string;
  shown?: readonly string[];
  danger?: Danger;
};

/** An answer, and the documents that support it. */
export type SupportedAnswer = Answer & { passages: readonly ChatDocument[] };

/** Cards beside an answer, and without one; paths that the page remembers. */
const BESIDE = 2;
const NEAREST = 3;
const MAX_SHOWN = 4;

/** Questions that a person must settle: the answer says what to do, and WhatsApp takes the rest. */
const handedOver = new Set([
  '/faq#cancelar',
  '/faq#cobro-doble',
  '/faq#problema-con-pedido',
  '/faq#quejas',
  '/faq#cambios',
  '/faq#historia-y-formula',
  '/terminos#garantia',
  '/terminos#retracto',
  '/terminos#reversion-del-pago',
  '/terminos#reclamos-y-sic',
]);

const isDoctor = ({ about, path }: ChatDocument): boolean =>
  about === 'people' && splitPath(path).path.split('/').length > 2;

const join = (parts: readonly (string | false | undefined)[], separator: string): string =>
  parts.filter(Boolean).join(separator);

/**
 * Makes the assistant: it assesses a message's danger, finds what it means, and shows what was found.
 * @param now the clock, for hours
 */
export function createAssistant(documents: readonly ChatDocument[], site: Site, now?: () => Date) {
  const facts = createFacts(site, now);
  const interpret = createInterpreter(documents);
  const safety = createSafetyReplies(site);
  const byPath = new Map(documents.map((document) => [document.path, document]));

  const cardOf = (document: ChatDocument, question: Pick<Interpretation, 'intents' | 'terms'>): Card => ({
    title: document.title,
    text: passageOf(document, question),
    path: document.path,
  });

  /** A fact of the clinic, or the passage that is about the question, and the price. */
  function replyText(meant: Interpretation & { document: ChatDocument }): string {
    const { wish, document, intents, lang } = meant;
    const { title, path } = document;
    const fact = wish && facts.factOf(wish, lang, meant.message);
    if (fact && (wish === 'absent' || fact.includes('#contacto'))) return fact;
    const asksPrice = intents.has('price');
    const isPriced = asksPrice || (isOffer(document) && !meant.isFollowUp);
    const published = isPriced ? facts.priceOf(document, meant.message) : '';
    const price = published || (asksPrice && isTreatment(document) ? facts.say(lang, 'noPrice') : '');
    const isPriceAlone = asksPrice && intents.size === 1 && published;
    const passage = fact ?? (isPriceAlone ? '' : passageOf(document, meant));
    const text = published && asksPrice ? [price, passage] : [passage, price];
    const note = document.note && !wish && `${document.note}.`;
    return join([wish ? '' : title, note, join(text, ' '), facts.say(lang, 'more', { path })], '\n');
  }

  /** Product cards, an assessment, WhatsApp with the visitor's question. */
  function nextSteps(document: ChatDocument, { products, lang }: Interpretation, written: string) {
    const category = byPath.get(document.path.replace(/#.*$/, ''))?.title ?? '';
    return {
      ...(products.length > 0 && { products: products.map(({ path }) => path) }),
      ...(isTreatment(document) && { treatment: { title: document.title, category } }),
      ...(isDoctor(document) && { doctor: document.title }),
      ...((isOffer(document) || handedOver.has(splitPath(document.path).path)) && {
        links: [facts.whatsappLink(lang, written, isOffer(document) ? document.title : undefined)],
      }),
    };
  }

  function answerOf(meant: Interpretation, written: string): SupportedAnswer {
    const { lang, courtesy, document, others, products, isWeak } = meant;
    const cardsOf = (some: readonly ChatDocument[]) =>
      some.length > 0 && { cards: some.map((one) => cardOf(one, meant)) };
    if (courtesy) {
      const near = courtesy === 'examination' ? others.filter((one) => !isProduct(one)).slice(0, BESIDE) : [];
      return { kind: courtesy, lang, response: facts.say(lang, courtesy), ...cardsOf(near), passages: [] };
    }
    if (!document) return { kind: 'which', lang, response: facts.say(lang, 'which'), passages: [] };
    const passages = [document, ...others].slice(0, NEAREST);
    const shown = [...new Set([document, ...products, ...others])].map(({ path }) => path);
    const base = { lang, shown: shown.slice(0, MAX_SHOWN), passages };
    if (isWeak)
      return {
        ...base,
        kind: 'nearest',
        response: facts.say(lang, 'nearest'),
        ...cardsOf(passages),
        links: [facts.whatsappLink(lang, written)],
      };
    return {
      ...base,
      kind: 'document',
      response: replyText({ ...meant, document }),
      ...cardsOf(others.slice(0, BESIDE)),
      ...nextSteps(document, meant, written),
    };
  }

  /** Keeps what was remembered where the answer has nothing newer; a treatment or product stays the subject. */
  function remember(answer: SupportedAnswer, { about, shown }: Memory): SupportedAnswer {
    const [first] = answer.passages;
    const known = byPath.get(about ?? '');
    const isNewer = first && answer.kind === 'document' && (isOffer(first) || !known || !isOffer(known));
    const kept = { about: isNewer ? first.path : known?.path, shown: answer.shown ?? shown };
    return { ...answer, ...(kept.about && { about: kept.about }), ...(kept.shown && { shown: kept.shown }) };
  }

  /** Shows no offers to who may be hurt or is a minor, and puts whom to call before the answer to a possible danger. */
  function applySafety(answer: SupportedAnswer, { danger, isMinor }: Assessment): SupportedAnswer {
    const { lang, passages } = answer;
    const isHurt = danger?.kind === 'violence-abuse' || danger?.kind === 'crisis';
    const isAtRisk = isHurt || isMinor;
    const mayOffer = answer.kind === 'document' || answer.kind === 'nearest';
    const isPractice = answer.kind === 'document' && passages[0]?.about === 'practice';
    const response = isPractice ? answer.response : safety.protectedReply(lang, isHurt);
    const shown: SupportedAnswer =
      isAtRisk && mayOffer ? { kind: 'protected', lang, response, passages } : answer;
    if (!danger) return shown;
    const { kind, cards } = shown;
    const lines = `${safety.redFlagLine(danger, lang)}\n${shown.response}`;
    return { kind, lang, response: lines, ...(cards && { cards }), danger, passages };
  }

  return {
    /**
     * @param message normalized
     * @param written the same as the visitor wrote it, for WhatsApp
     */
    answer(message: string, pageLang: Lang, memory: Memory = {}, written = message): SupportedAnswer {
      const assessment = assess(message);
      const { danger } = assessment;
      const lang = assessment.lang ?? pageLang;
      if (danger?.level === 'sure')
        return { kind: 'danger', lang, ...safety.dangerReply(danger, lang), danger, passages: [] };
      const inLang = (path: string): string => localizePath(splitPath(path).path, lang);
      const known: Memory = { about: memory.about && inLang(memory.about), shown: memory.shown?.map(inLang) };
      return applySafety(remember(answerOf(interpret(message, lang, known), written), known), assessment);
    },
    /** The same answer with an upstream's text, and all that was found as cards beside it. */
    withUpstreamText(own: SupportedAnswer, message: string, response: string): SupportedAnswer {
      const question = readIntents(message, own.lang);
      const { cards: _own, ...rest } = own;
      const cards = own.passages.map((one) => cardOf(one, question));
      return { ...rest, response, ...(cards.length > 0 && { cards }) };
    },
    /** Whether the message that was answered so may be sent to an upstream. */
    mayGoUpstream: ({ kind, danger }: Answer): boolean =>
      !danger && kind !== 'protected' && kind !== 'examination',
  };
}
