import type { Lang } from '@tesela/core/lang';

import { pesos } from './money.ts';

/** Whether a treatment needs a valuation first, and whether that is charged, with what a form calls each. */
export const valuationLabels = {
  none: 'No necesita valoración',
  included: 'Incluida en el precio',
  'due-and-discounted': 'Se cobra aparte y se descuenta del precio',
  due: 'Se cobra aparte y no se descuenta',
} as const;

export type Valuation = keyof typeof valuationLabels;

/** What a valuation costs in COP, and for how many days it is deducted from a treatment's price. */
export type ValuationTerms = { price: number; creditDays: number };

const words = {
  es: {
    none: () => 'Sin valoración previa.',
    included: () => 'Valoración incluida.',
    'due-and-discounted': (price, days) => `Valoración: ${price}, descontables durante ${days} días.`,
    due: (price) => `Valoración: ${price}, no descontables.`,
  },
  en: {
    none: () => 'No assessment needed.',
    included: () => 'Assessment included.',
    'due-and-discounted': (price, days) =>
      `Assessment: ${price} COP, credited if treated within ${days} days.`,
    due: (price) => `Assessment: ${price} COP, not credited.`,
  },
} satisfies Record<Lang, Record<Valuation, (price: string, days: number) => string>>;

/** The sentence that stands beside the price of a treatment. */
export const sayValuation = (
  valuation: Valuation,
  { price, creditDays }: ValuationTerms,
  lang: Lang,
): string => words[lang][valuation](pesos(price, lang), creditDays);

/** When the price of a valuation is deducted, said of all treatments. */
export const sayCredit = ({ creditDays }: ValuationTerms, lang: Lang): string =>
  lang === 'es'
    ? `Se descuenta de los tratamientos que así lo dicen junto a su precio, si se los hace en los ${creditDays} días siguientes.`
    : `It is credited toward treatments whose price says so, if you have them within ${creditDays} days.`;
