import { pictureJsonLd } from '@clinic/shared/kit/Picture';
import { localizePath, type Lang } from '@clinic/shared/languages';
import { citationsOf, reviewJsonLd } from '@clinic/shared/review';

import type { ProblemDocument } from '#content/problemDocuments.ts';
import { paths } from '#paths.ts';

/** Describes the page of a problem for search engines: the condition and its audience, but no outcome. */
export const problemJsonLd = (
  { slug, name, meta, lead, care, image, imageAlt, review }: ProblemDocument,
  lang: Lang,
): object => ({
  '@type': 'MedicalWebPage',
  name,
  description: meta.description,
  inLanguage: lang,
  image: pictureJsonLd(image, imageAlt),
  url: localizePath(paths.problem(slug), lang),
  specialty: 'https://schema.org/Dermatology',
  ...reviewJsonLd(review, lang),
  citation: citationsOf(review),
  audience: { '@type': 'Patient' },
  about: {
    '@type': 'MedicalCondition',
    name,
    description: lead,
    relevantSpecialty: 'https://schema.org/Dermatology',
    possibleTreatment: care.map(({ title, link }) => ({
      '@type': 'MedicalTherapy',
      name: title,
      url: localizePath(link, lang),
    })),
  },
});
