import type { ChatDocument } from '@clinic/shared/chatDocuments';
import { localizePath, splitPath, type Lang } from '@clinic/shared/languages';
import type { Site } from '@clinic/shared/settings';

import { assess, type Assessment } from '#safety/assess.ts';
import type { Danger } from '#safety/danger.ts';
import { createSafetyReplies } from '#safety/safetyReplies.ts';

import { createFacts, type Link, type QuotedPrice } from './facts.ts';
import { readIntents, type Memory } from './intents.ts';
import {
  createInterpreter,
  isHandedOver,
  isOffer,
  isProduct,
  isTreatment,
  type Interpretation,
} from './interpret.ts';
import { passageOf } from './passage.ts';
import { questionsOf } from './questions.ts';
import type { Courtesy, Retrieved } from './retrieve.ts';

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
  /** What the treatment costs; `isWhole` where the price is all that was asked. */
  offer?: QuotedPrice & { isWhole?: boolean };
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

/** What is shown, as the answer or as a card; paths that the page remembers. */
const MOST_FOUND = 3;
const MAX_SHOWN = 4;

const isDoctor = ({ about, path }: ChatDocument): boolean =>
  about === 'people' && splitPath(path).path.split('/').length > 2;

const pathsOf = (documents: readonly ChatDocument[]) =>
  documents.length > 0 && { shown: [...new Set(documents)].map(({ path }) => path).slice(0, MAX_SHOWN) };

/** Asks of the time after a treatment: who had it is offered none. */
const isDone = (intents: Interpretation['intents']): boolean =>
  intents.has('aftercare') || intents.has('recovery');

/** The card of a price that does not stand in the place of the text, since the text says more. */
const besideText = (offer: Answer['offer']) => (offer ? { offer: { ...offer, isWhole: false } } : {});

const inLines = (lines: readonly (string | false | undefined)[]): string => lines.filter(Boolean).join('\n');

/**
 * Makes the assistant: it assesses a message's danger, finds what it means, and shows what was found.
 * @param now the clock, for hours
 */
export function createAssistant(documents: readonly ChatDocument[], site: Site, now?: () => Date) {
  const facts = createFacts(site, now);
  const interpret = createInterpreter(documents);
  const safety = createSafetyReplies(site);
  const byPath = new Map(documents.map((document) => [document.path, document]));

  function cardOf(
    { document, wish }: Retrieved,
    meant: Pick<Interpretation, 'intents' | 'terms' | 'message'>,
  ): Card {
    const { title = document.title, text = passageOf(document, meant) } = wish
      ? facts.cardOf(wish, document.lang, meant.message)
      : {};
    return { title, text, path: document.path };
  }

  /** A fact of the clinic, or the passage that is about the question, and the price. */
  function replyText(meant: Interpretation & { document: ChatDocument }): string {
    const { wish, document, intents, lang, ruledOut } = meant;
    const { title, path } = document;
    if (ruledOut) return inLines([title, facts.say(lang, ruledOut), facts.say(lang, 'more', { path })]);
    if (meant.isFollowUp && isHandedOver(document)) return facts.say(lang, 'handedOver');
    const fact = wish && facts.factOf(wish, lang, meant.message);
    if (fact && (wish === 'absent' || fact.includes('#contacto'))) return fact;
    const asksPrice = intents.has('price');
    // The price of a treatment that is not asked for stands on its card.
    const isPriced = asksPrice || (isOffer(document) && !meant.isFollowUp && !isDone(intents));
    const published = isPriced ? facts.priceOf(document, meant.message) : '';
    const price = published || (asksPrice && isTreatment(document) ? facts.say(lang, 'noPrice') : '');
    const isPriceAlone = asksPrice && intents.size === 1 && published;
    const passage = fact ?? (isPriceAlone ? '' : passageOf(document, meant));
    const isOnCard = !asksPrice && passage !== '' && isTreatment(document);
    const text = published && asksPrice ? [price, passage] : [passage, isOnCard ? '' : price];
    const note = document.note && !wish && `${document.note}.`;
    return inLines([wish ? '' : title, note, ...text, facts.say(lang, 'more', { path })]);
  }

  /** The card with the price of a treatment: for who asks for it, or names the treatment without asking what follows it. */
  function offerOf({ wish, intents, isFollowUp, message, ruledOut }: Interpretation, document: ChatDocument) {
    const asksPrice = intents.has('price');
    if (wish || ruledOut || !isTreatment(document) || (!asksPrice && (isFollowUp || isDone(intents))))
      return {};
    const offer = facts.offerOf(document, message);
    return offer && { offer: { ...offer, ...(asksPrice && intents.size === 1 && { isWhole: true }) } };
  }

  /** Product cards, an assessment, WhatsApp with the visitor's question. */
  function nextSteps(
    document: ChatDocument,
    { products, lang, isFollowUp, wish, subject, ruledOut }: Interpretation,
    written: string,
  ) {
    const question = isFollowUp && isHandedOver(document) ? `${document.title} ${written}` : written;
    const asked = wish === 'booking' && subject ? subject : document;
    const category = asked.category ?? byPath.get(asked.path.replace(/#.*$/, ''))?.title ?? '';
    return {
      ...(products.length > 0 && { products: products.map(({ path }) => path) }),
      ...(isTreatment(asked) && !ruledOut && { treatment: { title: asked.title, category } }),
      ...(isDoctor(asked) && { doctor: asked.title }),
      ...((isOffer(document) || isHandedOver(document)) && {
        links: [facts.whatsappLink(lang, question, isOffer(document) ? document.title : undefined)],
      }),
    };
  }

  function answerOf(meant: Interpretation, written: string): SupportedAnswer {
    const { lang, courtesy, document, others, products, isWeak, picked } = meant;
    const show = (some: readonly Retrieved[]) =>
      some.length > 0 && { cards: some.map((one) => cardOf(one, meant)) };
    if (courtesy || !document) {
      // What only an examination can tell is not sold.
      const kind = courtesy ?? 'which';
      const some = kind === 'examination' ? others.filter((one) => !isProduct(one.document)) : others;
      const passages = some.map((one) => one.document);
      return { kind, lang, response: facts.say(lang, kind), ...show(some), ...pathsOf(passages), passages };
    }
    // Who asks something of a treatment, or what something costs, is told that, and nothing of other things.
    const isAsked = isTreatment(document)
      ? meant.intents.size > 0
      : meant.intents.has('price') && isOffer(document);
    const beside = isAsked && !isWeak ? [] : others.slice(0, isWeak ? MOST_FOUND : MOST_FOUND - 1);
    const passages = [document, ...beside.map((one) => one.document)].slice(0, MOST_FOUND);
    if (isWeak)
      return {
        kind: 'nearest',
        lang,
        response: facts.say(lang, 'nearest'),
        ...show([meant as Retrieved, ...beside].slice(0, MOST_FOUND)),
        links: [facts.whatsappLink(lang, written)],
        ...pathsOf(passages),
        passages,
      };
    return {
      kind: 'document',
      lang,
      response: replyText({ ...meant, document }),
      ...show(beside),
      ...offerOf(meant, document),
      ...nextSteps(document, meant, written),
      ...(picked ? { about: document.path, shown: picked } : pathsOf([document, ...products, ...passages])),
      passages,
    };
  }

  /** Two questions have two answers, where each alone has one for sure. */
  function answerToAll(message: string, lang: Lang, memory: Memory, written: string): SupportedAnswer {
    const [first, second, ...more] = questionsOf(message).slice(0, 3);
    const whole = () => answerOf(interpret(message, lang, memory), written);
    if (!first || !second || more.length > 0) return whole();
    const one = answerOf(interpret(first, lang, memory), written);
    const next = { about: one.about ?? one.shown?.[0] ?? memory.about, shown: one.shown };
    const other = one.kind === 'document' && answerOf(interpret(second, lang, next), written);
    if (!other || other.kind !== 'document' || other.response === one.response) return whole();
    const said = new Set([...one.response.split('\n'), ...other.response.split('\n')]);
    return {
      ...other,
      ...one,
      response: inLines([...said]),
      cards: [],
      ...besideText(one.offer ?? other.offer),
      ...pathsOf([...one.passages, ...other.passages]),
      passages: [...one.passages, ...other.passages].slice(0, MOST_FOUND),
    };
  }

  /** Keeps what was remembered where the answer has nothing newer; a treatment or product stays the subject. */
  function remember(answer: SupportedAnswer, { about, shown }: Memory): SupportedAnswer {
    const [first] = answer.passages;
    const known = byPath.get(about ?? '');
    const isNewer = first && answer.kind === 'document' && (isOffer(first) || !known || !isOffer(known));
    const kept = {
      about: answer.about ?? (isNewer ? first.path : known?.path),
      shown: answer.shown ?? shown,
    };
    return { ...answer, ...(kept.about && { about: kept.about }), ...(kept.shown && { shown: kept.shown }) };
  }

  /** Tells a minor how the clinic works; of treatments and products their parents may ask. */
  function forMinor(answer: SupportedAnswer): SupportedAnswer {
    const { kind, lang, cards, passages } = answer;
    const isPractice = passages[0]?.about === 'practice';
    if (kind !== 'document' && kind !== 'nearest') return answer;
    const offered = new Set(passages.filter(isOffer).map(({ path }) => path));
    const free = cards?.filter(({ path }) => !offered.has(path)) ?? [];
    const response = kind === 'document' && isPractice ? answer.response : safety.minorReply(lang);
    return { kind: 'protected', lang, response, ...(free.length > 0 && { cards: free }), passages };
  }

  /** Sells nothing to a minor or to who may be hurt, and puts whom to call before the answer to a possible danger. */
  function applySafety(answer: SupportedAnswer, { danger, isMinor }: Assessment): SupportedAnswer {
    const { lang } = answer;
    const isHurt = danger?.kind === 'violence-abuse' || danger?.kind === 'crisis';
    const { products: _products, treatment: _treatment, offer: _offer, doctor: _doctor, ...unsold } = answer;
    const shown = isMinor ? forMinor(unsold) : isHurt ? unsold : answer;
    if (!danger) return shown;
    return { ...shown, danger, response: `${safety.redFlagLine(danger, lang)}\n${shown.response}` };
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
      return applySafety(remember(answerToAll(message, lang, known, written), known), assessment);
    },
    /** The same answer with an upstream's text, and all that was found as cards beside it. */
    withUpstreamText(own: SupportedAnswer, message: string, response: string): SupportedAnswer {
      const question = { ...readIntents(message, own.lang), message };
      const { cards: _own, offer, ...rest } = own;
      const cards = own.passages.map((document) => cardOf({ document }, question));
      return {
        ...rest,
        response,
        ...besideText(offer),
        ...(cards.length > 0 && { cards }),
      };
    },
    /** Whether the message that was answered so may be sent to an upstream. */
    mayGoUpstream: ({ kind, danger }: Answer): boolean =>
      !danger && kind !== 'protected' && kind !== 'examination',
  };
}
