import type { Lang } from '@clinic/shared/lang';
import { reviewOf } from '@clinic/shared/review';

import { paths, type Area } from '#paths.ts';
import { pictures } from '#pictures.data.ts';

import { source } from './schema.ts';

/** What the page of an area shows. */
export function areaDocument(area: Area, lang: Lang) {
  const found = source.entries('areas', lang).find(({ id }) => id === area);
  if (!found) throw new Error(`content/${lang}/areas/${area}.json is missing.`);
  const {
    id: _id,
    menu: _menu,
    performedBy: _performedBy,
    technology,
    words,
    review,
    sources,
    ...page
  } = found;
  const problems = source.entries('problems', lang);
  const services = source.entries('services', lang).filter((service) => service.area === area);
  const devices = source.entries('technology', lang).filter((device) => device.area === area);
  return {
    ...page,
    area,
    review: reviewOf({ review, sources }, lang),
    words: { ...source.single('pages/areas', lang).words, ...words },
    services: services.map(({ area: _area, includes: _includes, image, ...service }) => ({
      ...service,
      image: pictures[image],
      /** Those whose own pages name it. */
      problems: problems
        .filter(({ care }) => care.includes(paths.service(area, service.id)))
        .map((problem) => ({ link: paths.problem(problem.id), label: problem.name })),
    })),
    technology: {
      ...technology,
      items: devices.map(({ area: _area, image, ...device }) => ({ ...device, image: pictures[image] })),
    },
  };
}

export type AreaDocument = ReturnType<typeof areaDocument>;

/** `id` is the anchor of the service on its page: `/dermatologia/estetica#toxina-botulinica`. */
export type Service = AreaDocument['services'][number];

/** `notFor` is missing of a device that only looks. */
export type Device = AreaDocument['technology']['items'][number];
