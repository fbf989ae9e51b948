import { reviewOf } from '@clinic/shared/review';
import { fill } from '@tesela/core/fill';
import type { Lang } from '@tesela/core/lang';

import { paths, type Area } from '#paths.ts';
import { pictures } from '#pictures.data.ts';

import { inShort } from './areaDocuments.ts';
import { pageNames, withKind } from './pageNames.ts';
import { source } from './schema.ts';

/**
 * Makes one document for each treatment.
 * @throws Error if the content of an area is missing, or if a page of another team has no label
 */
export function treatmentDocuments(lang: Lang) {
  const { meta, closing, words } = source.single('pages/treatments', lang);
  const services = source.entries('services', lang);
  const problems = source.entries('problems', lang);
  const nameOf = pageNames(lang);
  const areas = new Map(source.entries('areas', lang).map((area) => [area.id, area]));
  const areaOf = (id: Area) => {
    const found = areas.get(id);
    if (!found) throw new Error(`content/${lang}/areas/${id}.json is missing.`);
    const { menu, category, closingImage, performedBy, review, sources } = found;
    return {
      id,
      menu,
      category,
      performedBy,
      closingImage: pictures[closingImage],
      review: reviewOf({ review, sources }, lang),
    };
  };
  return services.map(({ area, image, alternatives, reading, ...service }) => ({
    ...service,
    area: areaOf(area),
    closing,
    words,
    meta: {
      title: fill(meta.title, { treatment: service.title }, lang),
      description: fill(meta.description, { treatment: service.title }, lang),
    },
    image: pictures[image],
    /** The problems that link to this treatment. */
    problems: problems
      .filter(({ care }) => care.includes(paths.treatment(service.id)))
      .map((problem) => ({ link: paths.problem(problem.id), label: problem.name })),
    /** The rows of the table of alternatives; this treatment is the first. */
    compared: [service.id, ...alternatives].flatMap((wanted) =>
      services
        .filter(({ id }) => id === wanted)
        .map(({ id, title, titleLang, expect, recovery }) => ({
          id,
          title,
          titleLang,
          ...inShort({ expect, recovery }),
        })),
    ),
    reading: reading.map((link) => withKind(nameOf(link), words.related)),
  }));
}

export type TreatmentDocument = ReturnType<typeof treatmentDocuments>[number];
