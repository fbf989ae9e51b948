import type { ChatDocument } from '@clinic/shared/chatDocuments';
import type { Wish } from '@clinic/shared/knowledge';
import type { Lang, PerLang } from '@clinic/shared/lang';
import { formatCop, formatNumber } from '@clinic/shared/money';
import type { Site } from '@clinic/shared/settings';

import { openingOf } from './quote.ts';
import { explained, type Explanation, type Voice } from './replies.ts';
import type { Question, Topic } from './topics.ts';

/** What the settings say of a wish, and what it costs. */
type Settled = { text: PerLang<string>; pesos?: number };

/** Characters of what the settings say that is told whole, and of a reply that tells two wishes. */
const MAX_TOLD = 240;
const MAX_REPLY = 420;

/** Wishes that two short sentences can tell at once. */
const brief: ReadonlySet<Wish | undefined> = new Set(
  'hours address payment contact cancellation parking'.split(' ') as Wish[], // all of them are
);

const pesosIn = (lang: Lang, pesos: number): string => `$${formatNumber(pesos, lang)}`;

/** How the clinic works, and what things cost: answered from the settings. */
export function createPractice({ visits, shipping, priceRanges }: Site, { say, told, point }: Voice) {
  const settledBy = {
    assessment: { text: visits.assessment.credit, pesos: visits.assessment.price },
    cancellation: { text: visits.cancellation },
    insurance: { text: visits.insurance },
    parking: { text: visits.parking },
    shipping: { text: shipping.terms, pesos: shipping.price },
  } satisfies Partial<Record<Wish, Settled>>;
  const isSettled = (wish: Wish | undefined): wish is keyof typeof settledBy => (wish ?? '') in settledBy;

  function tell({ wish, document }: Topic, lang: Lang, asksPrice = false): Explanation {
    if (wish === 'absent' || wish === undefined) return told('unknown', lang);
    if (wish === 'payment') return { ...point(document, openingOf(document)), kind: wish };
    if (!isSettled(wish)) return told(wish, lang);
    const { text, pesos }: Settled = settledBy[wish];
    const whole = text[lang];
    const passage = whole.length > MAX_TOLD ? openingOf({ ...document, text: whole }) : whole;
    if (!asksPrice || pesos === undefined) return point(document, passage);
    const cost = say(lang, 'costs', { amount: pesosIn(lang, pesos) });
    return { ...point(document, `${cost} ${passage ?? ''}`.trim()), kind: 'price' };
  }

  /** The wish that a message means, and a second one where both are told in a few words. */
  function tellAll([first, ...others]: readonly Topic[], lang: Lang): Explanation | undefined {
    const one = first && tell(first, lang);
    const second = brief.has(first?.wish) ? others.find(({ wish }) => brief.has(wish)) : undefined;
    if (!one || !second) return one;
    const reply = `${one.reply} · ${tell(second, lang).reply}`;
    return reply.length > MAX_REPLY ? one : explained(one.kind, reply);
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

  /** What something costs: what is named, or what the settings have a price for. */
  function tellPrice({ lang, found }: Question, named: ChatDocument | undefined): Explanation {
    const wish = found.find(({ of }) => isSettled(of.wish))?.of;
    const published = (named && priceOf(named)) ?? (wish && tell(wish, lang, true));
    return published ?? (named ? explained('price', say(lang, 'priceUnknown', named)) : told('price', lang));
  }

  return { tellAll, tellPrice };
}
