import type { ChatDocument } from '@clinic/shared/chatDocuments';
import { localizePath, splitPath, type Lang } from '@clinic/shared/lang';
import type { Site } from '@clinic/shared/settings';

import { assess, type Assessment } from '#safety/assess.ts';
import type { Danger } from '#safety/level.ts';
import { createSafetyVoice, type Link } from '#safety/voice.ts';
import { readAsks } from './asks.ts';
import { createFacts } from './facts.ts';
import { createFinder, type Meant } from './finder.ts';
import { passageOf } from './passage.ts';
import type { Courtesy } from './retrieve.ts';
import type { Memory } from './talk.ts';
import handOver from './data/handOver.json' with { type: 'json' };

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
  /** Path of what it is about, and of all that it shows, itself first. */
  about?: string;
  shown?: readonly string[];
  danger?: Danger;
};

/** An answer, and the documents that stand for it. */
export type Grounded = Answer & { passages: readonly ChatDocument[] };

/** Cards beside an answer, and without one. */
const BESIDE = 2;
const NEAREST = 3;

const isSold = ({ about }: ChatDocument): boolean => about === 'product';
const isDoctor = ({ about, path }: ChatDocument): boolean =>
  about === 'people' && splitPath(path).path.split('/').length > 2;
const isTreatment = ({ about, kind }: ChatDocument): boolean => about === 'care' && kind === 'section';

/**
 * Makes the assistant: safety first, then what is meant is found, then it is shown.
 * @param now the clock, for hours
 */
export function createAssistant(documents: readonly ChatDocument[], site: Site, now?: () => Date) {
  const facts = createFacts(site, now);
  const find = createFinder(documents);
  const voice = createSafetyVoice(site);
  const byPath = new Map(documents.map((document) => [document.path, document]));
  const handed = new Set(handOver);

  const cardOf = (document: ChatDocument, { message, asks }: Pick<Meant, 'message' | 'asks'>): Card => ({
    title: document.title,
    text: passageOf(document, message, asks),
    path: document.path,
  });

  /** What the best place says: a fact of the clinic, or the passage that is about the question; and what it costs. */
  function tell({ wish, document, message, asks, lang }: Meant & { document: ChatDocument }): string {
    const { title, path } = document;
    const fact = wish && facts.tell(wish, lang, message);
    if (fact && (wish === 'absent' || fact.includes('#contacto'))) return fact;
    const price = facts.priceOf(document);
    const isAskedPrice = asks.has('price');
    const passage = isAskedPrice && asks.size === 1 && price ? '' : passageOf(document, message, asks);
    const noPrice = isAskedPrice && !price && isTreatment(document) ? facts.say(lang, 'noPrice') : '';
    const isPriced = isAskedPrice || isSold(document) || isTreatment(document);
    return [
      wish ? '' : title,
      document.note && !wish ? `${document.note}.` : '',
      [isAskedPrice ? price : '', fact ?? passage, isAskedPrice || !isPriced ? noPrice : price]
        .filter(Boolean)
        .join(' '),
      facts.say(lang, 'more', { path }),
    ]
      .filter(Boolean)
      .join('\n');
  }

  /** What helps on: product cards, an assessment, WhatsApp with what was written. */
  function waysOn(document: ChatDocument, { products, lang }: Meant, written: string): Partial<Answer> {
    const isOffer = isSold(document) || isTreatment(document);
    const category = byPath.get(document.path.replace(/#.*$/, ''))?.title ?? '';
    return {
      ...(isOffer && { about: document.path }),
      ...(products.length > 0 && { products: products.map(({ path }) => path) }),
      ...(isTreatment(document) && { treatment: { title: document.title, category } }),
      ...(isDoctor(document) && { doctor: document.title }),
      ...((isOffer || handed.has(splitPath(document.path).path)) && {
        links: [voice.handOff(lang, written, isOffer ? document.title : undefined)],
      }),
    };
  }

  function show(meant: Meant, written: string): Grounded {
    const { lang, courtesy, document, others, isWeak } = meant;
    if (courtesy) {
      const near = courtesy === 'examination' ? others.filter((one) => !isSold(one)).slice(0, BESIDE) : [];
      return {
        kind: courtesy,
        lang,
        response: facts.say(lang, courtesy),
        ...(near.length > 0 && { cards: near.map((one) => cardOf(one, meant)) }),
        passages: [],
      };
    }
    if (!document) return { kind: 'which', lang, response: facts.say(lang, 'which'), passages: [] };
    const passages = [document, ...others].slice(0, NEAREST);
    const shown = passages.map(({ path }) => path);
    if (isWeak)
      return {
        kind: 'nearest',
        lang,
        response: facts.say(lang, 'nearest'),
        cards: passages.map((one) => cardOf(one, meant)),
        links: [voice.handOff(lang, written, undefined)],
        shown,
        passages,
      };
    const cards = others.slice(0, BESIDE).map((one) => cardOf(one, meant));
    return {
      kind: 'document',
      lang,
      response: tell({ ...meant, document }),
      ...(cards.length > 0 && { cards }),
      ...waysOn(document, meant, written),
      shown,
      passages,
    };
  }

  /** Who may be hurt, and a minor, is sold nothing; who may be in danger reads first whom to call. */
  function guard(answer: Grounded, { danger, isMinor }: Assessment): Grounded {
    const { lang, passages } = answer;
    const isHurt = danger?.kind === 'violence-abuse' || danger?.kind === 'crisis';
    const isSelling = answer.kind === 'document' || answer.kind === 'nearest';
    const safe =
      isSelling && (isHurt || isMinor) ? (isHurt ? voice.safe(lang) : voice.minor(lang)) : undefined;
    const shown: Grounded = safe ? { kind: 'protected', lang, response: safe, passages } : answer;
    if (!danger) return shown;
    const { kind, response, cards } = shown;
    return {
      kind,
      lang,
      response: `${voice.redFlags(danger, lang)}\n${response}`,
      ...(cards && { cards }),
      danger,
      passages,
    };
  }

  return {
    /**
     * @param message plain
     * @param written the same as the visitor wrote it, for WhatsApp
     */
    answer(message: string, pageLang: Lang, memory: Memory = {}, written = message): Grounded {
      const assessment = assess(message);
      const { danger } = assessment;
      // The message's language, where it is beyond doubt, else the page's.
      const lang = assessment.lang ?? pageLang;
      if (danger?.level === 'sure') {
        const { reply, links } = voice.alone(danger, lang);
        return {
          kind: 'danger',
          lang,
          response: reply,
          ...(links.length > 0 && { links }),
          danger,
          passages: [],
        };
      }
      const inLang = (path: string): string => localizePath(splitPath(path).path, lang);
      const known: Memory = { about: memory.about && inLang(memory.about), shown: memory.shown?.map(inLang) };
      return guard(show(find(message, lang, known), written), assessment);
    },
    /** The same answer in the words of somebody else, with all that was found beside them. */
    inWordsOf(own: Grounded, message: string, response: string): Grounded {
      const asked = readAsks(message, own.lang);
      const cards = own.passages.map((one) => cardOf(one, { message, asks: asked.asks }));
      const { cards: _own, ...rest } = own;
      return { ...rest, response, ...(cards.length > 0 && { cards }) };
    },
    /** Whether a service of somebody else may see the message that was answered so. */
    mayLeave: ({ kind, danger }: Answer): boolean =>
      !danger && kind !== 'protected' && kind !== 'examination',
  };
}
