import { reviewOf } from '@clinic/shared/review';
import type { Lang } from '@tesela/core/lang';
import { firstSentence } from '@tesela/core/search/documents';

import type { Area } from '#paths.ts';
import { pictures } from '#pictures.data.ts';

import { source } from './schema.ts';

/** Changes a text for use after a colon: the first letter becomes small. */
const inLine = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

type Expected = { expect: { duration: string }; recovery: string };

/** Says the duration and the recovery in a few words each, such as «de 20 a 30 minutos» and «sin reposo». */
export const inShort = ({ expect, recovery }: Expected) => ({
  duration: inLine(expect.duration.replace(/[,;.].*$/su, '')),
  recovery: inLine(recovery),
});

/**
 * Makes the document of the page of an area.
 * @throws Error if the content of the area is missing
 */
export function areaDocument(area: Area, lang: Lang) {
  const found = source.entries('areas', lang).find(({ id }) => id === area);
  if (!found) throw new Error(`content/${lang}/areas/${area}.json is missing.`);
  const {
    id: _id,
    menu: _menu,
    performedBy: _performedBy,
    closing,
    image,
    closingImage,
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
    image: pictures[image],
    closing: { ...closing, image: pictures[closingImage] },
    review: reviewOf({ review, sources }, lang),
    words: { ...source.single('pages/areas', lang).words, ...words },
    services: services.map(({ id, title, titleLang, description, image, imageAlt, expect, recovery }) => ({
      id,
      title,
      titleLang,
      line: firstSentence(description),
      image: pictures[image],
      imageAlt,
      ...inShort({ expect, recovery }),
    })),
    technology: {
      ...technology,
      items: devices.map(({ area: _area, image, ...device }) => ({ ...device, image: pictures[image] })),
    },
  };
}

export type AreaDocument = ReturnType<typeof areaDocument>;

/** `id` is the anchor of the card on the page of the area: `/dermatologia/estetica#toxina-botulinica`. */
export type Service = AreaDocument['services'][number];

/** A device that only examines the skin has no `notFor`. */
export type Device = AreaDocument['technology']['items'][number];
