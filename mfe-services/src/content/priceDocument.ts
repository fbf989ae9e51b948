import type { PricedTreatment } from '@clinic/shared/kit/PriceList';
import type { PriceSettings } from '@clinic/shared/priceSettings';
import { publishedPrice } from '@clinic/shared/siteFacts';
import type { Lang } from '@tesela/core/lang';

import { areas, paths, type Area } from '#paths.ts';
import { pictures } from '#pictures.data.ts';

import { source } from './schema.ts';

/**
 * Makes the document of the page of prices. It lists every service, with its price range if the clinic publishes one.
 */
export function priceDocument(lang: Lang, prices: PriceSettings) {
  const { menu: _menu, closing, ...page } = source.single('pages/precios', lang);
  const services = source.entries('services', lang);
  const named = source.entries('areas', lang);
  const partOf = (area: Area) => {
    const { menu = '', category = '', performedBy = '' } = named.find(({ id }) => id === area) ?? {};
    const treatments = services
      .filter((service) => service.area === area)
      .map(({ id, title, titleLang, includes, expect: { sessions } }): PricedTreatment => ({
        path: paths.treatment(id),
        title,
        titleLang,
        includes,
        sessions,
        performedBy,
        category,
        ...publishedPrice(id, prices, lang),
      }));
    return { area, heading: menu, treatments };
  };
  return { ...page, closing: { ...closing, image: pictures['hero/nosotros'] }, areas: areas.map(partOf) };
}

export type PriceDocument = ReturnType<typeof priceDocument>;
