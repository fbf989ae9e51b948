import type { ChatDocument } from '@clinic/shared/chatDocuments';
import type { ClinicFact } from '@clinic/shared/knowledge';
import { splitPath, type Lang } from '@clinic/shared/languages';

import { thresholds } from '#data/thresholds.ts';

import { createCatalogue } from './catalogue.ts';
import handedOver from './data/handedOver.json' with { type: 'json' };
import { isFollowUp, readIntents, referredPath, type Intent, type Intents, type Memory } from './intents.ts';
import { isAnsweredBy, isRuledOut, nursing } from './passage.ts';
import { createRetriever, type Courtesy, type Likelihood, type Match, type Retrieved } from './retrieve.ts';

/** What a message means: a courtesy, or the document that answers it, and what comes next. */
export type Interpretation = {
  message: string;
  lang: Lang;
  intents: ReadonlySet<Intent>;
  terms: readonly string[];
  courtesy?: Courtesy;
  document?: ChatDocument;
  wish?: ClinicFact | undefined;
  /** What the talk was about before: a visit is asked for with or for it. */
  subject?: ChatDocument | undefined;
  /** What else was found, the best first: cards beside the answer, or without one. */
  others: readonly Retrieved[];
  /** Products to show with their prices. */
  products: readonly ChatDocument[];
  /** The best document is only the nearest. */
  isWeak: boolean;
  /** The message asks more of the subject of the talk. */
  isFollowUp: boolean;
  /** The page of the treatment says that it is not done in pregnancy, or while breastfeeding. */
  ruledOut?: 'notPregnant' | 'notNursing';
  /** Paths of what was shown before, where the document is picked from them: «el segundo». */
  picked?: readonly string[] | undefined;
};

/** What is found besides, and products. */
const MOST = 3;

/** Intents that only a treatment or product can answer. */
const ofOffer: ReadonlySet<Intent> = new Set([
  'price',
  'sessions',
  'frequency',
  'duration',
  'use',
  'recovery',
  'idealFor',
  'notFor',
]);

const isOfOffer = (intents: ReadonlySet<Intent>): boolean => [...intents].some((one) => ofOffer.has(one));

/** Questions that a person must settle: the answer says what to do, and WhatsApp takes the rest. */
export const isHandedOver = ({ path }: ChatDocument): boolean => handedOver.includes(splitPath(path).path);
export const isProduct = ({ about }: ChatDocument): boolean => about === 'product';
/** A part of a page, or a page of its own that tells facts as treatments do. */
export const isTreatment = ({ about, kind, facts }: ChatDocument): boolean =>
  about === 'care' && (kind === 'section' || facts !== undefined);
const areaOf = ({ category, path }: ChatDocument): string => category ?? path.replace(/#.*/, '');
const isShop = ({ about }: ChatDocument): boolean => about === 'product' || about === 'shop';
export const isOffer = (document: ChatDocument): boolean => isProduct(document) || isTreatment(document);

/** Terms of a message that asks of what was shown: one with more names what it asks of. */
const FEW_TERMS = 2;

/** What «it» is, after a product or a list of products. */
const productWord = { es: 'producto', en: 'product' };

/** The cosine of a match, and how far it is ahead of the next one. */
const confidenceOf = ({ cosine, score }: Likelihood, next?: Likelihood): number =>
  cosine + score - (next?.score ?? 0);

/** Makes the function that finds what a message means, by itself or with what was shown before. */
export function createInterpreter(documents: readonly ChatDocument[]) {
  const find = createRetriever(documents);
  const offeredFor = createCatalogue(documents);
  const limits = thresholds.retrieval;
  const byPath = new Map(documents.map((document) => [document.path, document]));
  const offers = new Set(documents.filter(isOffer).map(({ path }) => path));

  /** Products that are nearly as good as the best one, for who is shown the shop or wants to buy. */
  function productsIn(matches: readonly Match[], document: ChatDocument, wants: boolean): ChatDocument[] {
    const products = matches.filter((match) => isProduct(match.document));
    const [best] = products;
    const isNear = wants && (best?.score ?? 0) >= limits.beside * (matches[0]?.score ?? 0);
    if (!isShop(document) && !isNear) return [];
    const least = (best?.score ?? 0) * limits.product;
    const near = products.filter(({ score }) => score >= least).slice(0, MOST);
    return near.map((match) => match.document);
  }

  /**
   * The best of each page; that the site does not say something is no card. Beside an answer they are nearly as likely as
   * the best page, or of the same area of care: a single rare run of letters is found in any text.
   */
  function othersIn(matches: readonly Match[], besides?: ChatDocument): Retrieved[] {
    const least = besides ? limits.card * (matches[0]?.score ?? 0) : 0;
    const some = matches.filter(
      ({ wish, document, score }) =>
        wish !== 'absent' &&
        (score >= least || (besides?.about === 'care' && areaOf(document) === areaOf(besides))),
    );
    const pages = [...Map.groupBy(some, ({ document }) => document).values()];
    return pages.flatMap(([first]) => (first && first.document !== besides ? [first] : [])).slice(0, MOST);
  }

  /** Prefers a product for who wants to buy, and what has a price for who asks for it, where one is nearly as likely as the best page. */
  function bestOf(matches: readonly Match[], intents: ReadonlySet<Intent>) {
    const [best] = matches;
    // The price of the assessment is as well that of a consultation, which has a page of its own.
    const isVisit = best?.wish === 'assessment' && intents.has('price');
    if (!best || (best.wish && !isVisit)) return best;
    const wantsPrice = intents.has('price') && !isOffer(best.document);
    const wantsProduct = intents.has('shopping') || intents.has('need');
    const isPractice = best.document.about === 'practice';
    const fits = wantsPrice ? isOffer : wantsProduct && !isPractice ? isProduct : () => false;
    const offer = matches.find(({ document }) => fits(document));
    return offer && offer.score >= best.score * limits.shopping ? offer : best;
  }

  /** Whether a message asks more of the subject of the talk: «¿y eso duele?», «¿cuánto vale?» */
  function isAbout(subject: ChatDocument, message: string, read: Intents, isCertain: boolean): boolean {
    const { intents, isBare } = read;
    if (!(isBare && intents.size > 0) && (isCertain || !isFollowUp(message))) return false;
    if (isHandedOver(subject)) return intents.size > 0 && !intents.has('price');
    if (!isOffer(subject)) return intents.size > 0 && isAnsweredBy(subject, read);
    const isLikely = intents.size > 0 && !intents.has('pregnancy') && (isOfOffer(intents) || !isCertain);
    return isLikely || isAnsweredBy(subject, read);
  }

  /**
   * Matches of a message of few terms in a talk: it asks rather of the subject and of what was answered last, and less of other
   * things, which it would name. How the clinic works may be asked at any time.
   */
  function inTalk(pages: readonly Match[], { about, shown = [] }: Memory): Match[] {
    const weightOf = ({ path, about: topic }: ChatDocument): number => {
      if (path === about || path === shown[0]) return limits.subject;
      return topic === 'practice' ? 1 : limits.elsewhere;
    };
    return pages
      .map((match) => ({ ...match, score: match.score * weightOf(match.document) }))
      .toSorted((one, other) => other.score - one.score);
  }

  /** The treatment that a message names, where its page rules it out for who is pregnant or breastfeeds. */
  function ruledOutIn(message: string, { intents, named, isBare }: Intents, lang: Lang) {
    if (isBare || !intents.has('pregnancy')) return undefined;
    const best = find(named, lang).pages.find(({ document }) => document.about !== 'practice');
    const isNursing = nursing.test(message);
    if (!best || !isTreatment(best.document) || best.cosine < limits.named) return undefined;
    if (!isRuledOut(best.document, isNursing)) return undefined;
    return {
      document: best.document,
      ruledOut: isNursing ? ('notNursing' as const) : ('notPregnant' as const),
    };
  }

  return (message: string, lang: Lang, memory: Memory): Interpretation => {
    const read = readIntents(message, lang);
    const isOffered = offeredFor(message, lang, read.intents.has('shopping'));
    const retrieve = (text: string) => {
      const { pages, ...found } = find(text, lang);
      return { ...found, pages: pages.filter(({ document }) => isOffered(document)) };
    };
    const { intents, terms, isBare } = read;
    const subject = byPath.get(memory.about ?? '');
    const wantsProduct =
      intents.has('shopping') || (intents.has('need') && !(subject && isTreatment(subject)));
    const wantsMore = subject && isBare && wantsProduct;
    const alone = retrieve(message);
    const isCertain = alone.cosine >= limits.certain;
    const isInTalk =
      !wantsMore && memory.shown !== undefined && alone.cosine < limits.clear && terms.length <= FEW_TERMS;
    const it = isInTalk && subject && isShop(subject) ? productWord[lang] : '';
    const context = wantsMore ? subject.title : it;
    const { pages: found, courtesy } = context ? retrieve(`${message} ${context}`) : alone;
    const likely = isInTalk ? inTalk(found, memory) : found;
    const pages = wantsMore ? likely.filter(({ document }) => isShop(document)) : likely;
    const base = {
      message,
      lang,
      intents,
      terms,
      subject,
      others: othersIn(pages),
      products: [],
      isWeak: false,
      isFollowUp: false,
    };
    const ruledOut = ruledOutIn(message, read, lang);
    if (ruledOut) return { ...base, ...ruledOut, others: [] };
    const picked = byPath.get(referredPath(message, memory, (path) => offers.has(path)) ?? '');
    const referred = picked ?? (subject && isAbout(subject, message, read, isCertain) ? subject : undefined);
    if (referred)
      return {
        ...base,
        document: referred,
        others: [],
        products: isProduct(referred) ? [referred] : [],
        isFollowUp: !picked,
        picked: picked && memory.shown,
      };
    if (isBare && !isCertain && !intents.has('pregnancy') && isOfOffer(intents)) return base;
    const best = bestOf(pages, intents);
    if (courtesy && courtesy.cosine >= limits.courtesy) {
      const isClear = courtesy.is !== 'examination' && confidenceOf(courtesy, pages[0]) >= limits.certain;
      return { ...base, courtesy: courtesy.is, ...(isClear && { others: [] }) };
    }
    // Nothing is asked for: an emoji, a greeting in other words.
    if (!best || (terms.length === 0 && best.cosine < limits.courtesy))
      return { ...base, courtesy: courtesy?.is ?? 'greeting', others: [] };
    const isTold = !isCertain && !/[?¿]/.test(message);
    if (subject && isHandedOver(subject) && isTold && !isOffer(best.document))
      return { ...base, document: subject, others: othersIn(pages, subject), isFollowUp: true };
    const { document, wish } = best;
    const [nearest = best] = pages;
    const next = pages.find((match) => match.document !== nearest.document);
    const confidence = confidenceOf(nearest, next);
    return {
      ...base,
      document,
      wish,
      others: othersIn(pages, document).slice(0, wish && confidence >= limits.certain ? 1 : MOST),
      products: productsIn(pages, document, intents.has('shopping') || intents.has('need')),
      isWeak: confidence < limits.weak || best.cosine < limits.unlike,
    };
  };
}
