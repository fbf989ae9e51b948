import type { Lang } from '@clinic/shared/lang';

import { paths, type Area } from '#paths.ts';

import { source } from './schema.ts';

/** What the page of an area says, but for the words of its controls. */
export function readArea(area: Area, lang: Lang) {
  const found = source.entries('areas', lang).find(({ id }) => id === area);
  if (!found) throw new Error(`content/${lang}/areas/${area}.json is missing.`);
  const { id: _id, performedBy: _performedBy, technology, ...words } = found;
  const ofArea = <E extends { area: Area }>(entries: readonly E[]): Omit<E, 'area'>[] =>
    entries.filter((entry) => entry.area === area).map(({ area: _area, ...entry }) => entry);
  const problems = source.entries('problems', lang);
  return {
    ...words,
    area,
    services: ofArea(source.entries('services', lang)).map(({ includes: _includes, ...service }) => ({
      ...service,
      problems: problems
        .filter(({ care }) => care.includes(paths.service(area, service.id)))
        .map(({ id, name }) => ({ link: paths.problem(id), label: name })),
    })),
    technology: { ...technology, items: ofArea(source.entries('technology', lang)) },
  };
}

/** What the page of prices says of each service, but for its price. */
export const readPriced = (lang: Lang) => {
  const areas = source.entries('areas', lang);
  return source
    .entries('services', lang)
    .map(({ id, area, title, titleLang, includes, expect: { sessions } }) => ({
      id,
      area,
      title,
      titleLang,
      includes,
      sessions,
      performedBy: areas.find((one) => one.id === area)?.performedBy ?? '',
    }));
};
