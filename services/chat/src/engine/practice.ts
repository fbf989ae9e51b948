import type { ChatDocument } from '@clinic/shared/chatDocuments';
import type { Wish } from '@clinic/shared/knowledge';
import type { Lang, PerLang } from '@clinic/shared/lang';
import { formatCop, formatNumber } from '@clinic/shared/money';
import type { Site } from '@clinic/shared/settings';

import { openingOf, quoteFrom } from './quote.ts';
import { explained, type Explanation, type Voice } from './replies.ts';
import { SURE, type Place, type Question } from './subjects.ts';

/** What the settings say of a wish, and what it costs. */
type Settled = { text: PerLang<string>; pesos?: number };

/** Characters of what the settings say that is told whole. */
const MAX_TOLD = 240;

/** Wishes that a short sentence answers, beside another. */
const brief: ReadonlySet<Wish | undefined> = new Set(
  'hours address payment contact cancellation parking booking'.split(' ') as Wish[], // all of them are
);

const pesosIn = (lang: Lang, pesos: number): string => `$${formatNumber(pesos, lang)}`;

/** How the clinic works, and what things cost: answered from the settings. */
export function createPractice(
  documents: readonly ChatDocument[],
  { visits, shipping, priceRanges }: Site,
  { say, told, point }: Voice,
) {
  const settledBy = {
    assessment: { text: visits.assessment.credit, pesos: visits.assessment.price },
    cancellation: { text: visits.cancellation },
    insurance: { text: visits.insurance },
    parking: { text: visits.parking },
    shipping: { text: shipping.terms, pesos: shipping.price },
  } satisfies Partial<Record<Wish, Settled>>;
  const isSettled = (wish: Wish | undefined): wish is keyof typeof settledBy => (wish ?? '') in settledBy;

  /** What the settings say, and where it stands. */
  function tell(
    { wish, document }: Pick<Place, 'wish' | 'document'>,
    { lang, words }: Pick<Question, 'lang' | 'words'>,
    asksPrice = false,
  ): Explanation {
    if (wish === 'absent' || wish === undefined) return told('unknown', lang);
    if (wish === 'prices') return { ...explained('price', say(lang, 'priceList', document)) };
    if (wish === 'payment') return { ...point(document, quoteFrom([document], words).passage), kind: wish };
    if (!isSettled(wish)) return told(wish, lang);
    const { text, pesos }: Settled = settledBy[wish];
    const whole = text[lang];
    const passage = whole.length > MAX_TOLD ? openingOf({ ...document, text: whole }) : whole;
    if (!asksPrice || pesos === undefined) return point(document, passage);
    const cost = say(lang, 'costs', { amount: pesosIn(lang, pesos) });
    return { ...point(document, `${cost} ${passage ?? ''}`.trim()), kind: 'price' };
  }

  /** What a document's subject costs, where the clinic publishes it. */
  function priceOf({ price, title, path, lang }: ChatDocument): Explanation | undefined {
    if (price !== undefined)
      return explained('price', say(lang, 'priceKnown', { title, path, amount: formatCop(price, lang) }));
    const range = priceRanges.find(({ id }) => path.endsWith(`#${id}`));
    if (!range) return undefined;
    const [from, to] = [pesosIn(lang, range.from), pesosIn(lang, range.to)];
    return explained('price', say(lang, 'priceRange', { title, path, from, to }));
  }

  /** The page where all prices stand. */
  const priceList = (lang: Lang): ChatDocument | undefined =>
    documents.find((document) => document.lang === lang && document.wishes?.prices);

  /** What something costs: what is named, or what the settings have a price for; else where the prices stand. */
  function tellPrice(question: Question, named: ChatDocument | undefined): Explanation {
    const { lang, found, isBare } = question;
    if (isBare && !named) return told('price', lang);
    const wish = isBare ? undefined : found.find(({ of, score }) => score >= SURE && isSettled(of.wish))?.of;
    const published = (named && priceOf(named)) ?? (wish && tell(wish, question, true));
    if (published) return published;
    const list = priceList(lang);
    if (!list) return named ? explained('price', say(lang, 'priceUnknown', named)) : told('price', lang);
    if (named) return explained('price', say(lang, 'priceNotListed', { ...named, path: list.path }));
    // «Me cobraron la valoración»: whether it is a price that is asked nobody knows.
    return { ...explained('price', say(lang, 'priceUnclear', list)), isWeak: true };
  }

  return { tell, tellPrice, isBrief: ({ wish }: Place): boolean => brief.has(wish) };
}
