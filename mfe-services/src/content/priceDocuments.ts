import type { MakeDocuments } from '@clinic/shared/contract';
import type { PerLang } from '@clinic/shared/lang';
import type { PricedTreatment } from '@clinic/shared/kit/PriceList';

import { paths, type Area } from '#paths.ts';
import { priced as en } from './en/priced.data.ts';
import { priced as es } from './es/priced.data.ts';
import type { PriceSettings } from './priceSettings.ts';
import type { PricesData } from './types.ts';

const services: PerLang<typeof es> = { es, en };

/** The document of the page of prices: every service, with its range if the clinic publishes one. */
export const documents: MakeDocuments<{ site: PriceSettings }> = ({ lang, settings: { site } }) => {
  const pricesOf = (wanted: Area): PricedTreatment[] =>
    services[lang]
      .filter(({ area }) => area === wanted)
      .map(({ id, area, ...words }) => {
        const range = site.priceRanges.find((one) => one.id === id);
        return {
          path: paths.service(area, id),
          ...words,
          ...(range && { range: { from: range.from, to: range.to } }),
        };
      });
  return {
    [paths.prices]: { clinica: pricesOf('clinica'), estetica: pricesOf('estetica') } satisfies PricesData,
  };
};
