import type { Lang } from '@clinic/shared/lang';
import { reviewOf } from '@clinic/shared/review';
import { firstSentence } from '@clinic/shared/search/documents';

import type { Area } from '#paths.ts';
import { pictures } from '#pictures.data.ts';

import { source } from './schema.ts';

/** As it follows a colon: what ends no sentence has no full stop. */
const inLine = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1).replace(/\.$/, '');

type Expected = { duration: string; recovery: string };

/** How long it takes and what follows, each in a few words: «entre 20 y 30 minutos», «sin reposo». */
export const inShort = ({ duration, recovery }: Expected): Expected => ({
  duration: inLine(duration.replace(/[,;.].*$/su, '')),
  recovery: inLine(firstSentence(recovery)),
});

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
  const services = source.entries('services', lang).filter((service) => service.area === area);
  const devices = source.entries('technology', lang).filter((device) => device.area === area);
  return {
    ...page,
    area,
    review: reviewOf({ review, sources }, lang),
    words: { ...source.single('pages/areas', lang).words, ...words },
    services: services.map(({ id, title, titleLang, description, image, imageAlt, expect }) => ({
      id,
      title,
      titleLang,
      line: firstSentence(description),
      image: pictures[image],
      imageAlt,
      ...inShort(expect),
    })),
    technology: {
      ...technology,
      items: devices.map(({ area: _area, image, ...device }) => ({ ...device, image: pictures[image] })),
    },
  };
}

export type AreaDocument = ReturnType<typeof areaDocument>;

/** `id` is the anchor of its card on the page of the area: `/dermatologia/estetica#toxina-botulinica`. */
export type Service = AreaDocument['services'][number];

/** `notFor` is missing of a device that only looks. */
export type Device = AreaDocument['technology']['items'][number];
