import { pictureJsonLd } from '@clinic/shared/kit/Picture';
import { localizePath, type Lang } from '@clinic/shared/lang';
import { citationsOf, reviewJsonLd } from '@clinic/shared/review';

import type { TreatmentDocument } from '#content/treatmentDocuments.ts';
import { paths } from '#paths.ts';

/** What the page is about, for search engines: the procedure, what goes before and after it, no outcome. */
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
      // A procedure has no provider; what a clinic offers has.
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
