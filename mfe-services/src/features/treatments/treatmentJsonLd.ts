import { pictureJsonLd } from '@clinic/shared/kit/Picture';
import { localizePath, type Lang } from '@clinic/shared/languages';
import { citationsOf, reviewJsonLd } from '@clinic/shared/review';

import type { TreatmentDocument } from '#content/treatmentDocuments.ts';
import { paths } from '#paths.ts';

/**
 * Describes the page of a treatment for search engines: the procedure, its preparation and aftercare, but no outcome.
 */
export function treatmentJsonLd(treatment: TreatmentDocument, lang: Lang): object {
  const { id, title, description, expect, area, meta, image, imageAlt } = treatment;
  const url = localizePath(paths.treatment(id), lang);
  return {
    '@type': 'MedicalWebPage',
    name: title,
    description: meta.description,
    inLanguage: lang,
    url,
    ...reviewJsonLd(area.review, lang),
    citation: citationsOf(area.review),
    specialty: 'https://schema.org/Dermatology',
    audience: { '@type': 'Patient' },
    mainEntity: {
      // The schema.org type `MedicalProcedure` has no provider, so the entry is also a `Service`.
      '@type': ['MedicalProcedure', 'Service'],
      name: title,
      description,
      category: area.category,
      url,
      image: pictureJsonLd(image, imageAlt),
      preparation: expect.preparation,
      followup: expect.aftercare,
      provider: { '@id': '/#clinic' },
    },
  };
}
