import { pictureJsonLd } from '@clinic/shared/kit/Picture';
import { localizePath, type Lang } from '@clinic/shared/languages';
import { citationsOf, reviewJsonLd } from '@clinic/shared/review';
import { localeOf } from '@tesela/core/i18n';

import type { PostDocument } from '#content/documents/blog.ts';
import { paths } from '#paths.ts';

/** Describes an article as a schema.org `BlogPosting` of the clinic, which the shell describes under `/#clinic`. */
export function postJsonLd({ summary, reviewer, review }: PostDocument, lang: Lang): object {
  const url = localizePath(paths.post(summary.id), lang);
  const clinic = { '@type': 'MedicalClinic', '@id': '/#clinic' };
  return {
    '@type': 'BlogPosting',
    headline: summary.title,
    description: summary.excerpt,
    image: pictureJsonLd(summary.image, summary.imageAlt),
    datePublished: summary.date,
    dateModified: summary.updated,
    inLanguage: localeOf(lang),
    articleSection: summary.topic,
    timeRequired: `PT${summary.readingMinutes}M`,
    url,
    mainEntityOfPage: { '@type': 'MedicalWebPage', url, ...reviewJsonLd(review, lang) },
    author: clinic,
    publisher: clinic,
    citation: citationsOf(review),
    editor: {
      '@type': 'Person',
      '@id': `${paths.doctor(reviewer.id)}#person`,
      name: reviewer.name,
      jobTitle: reviewer.profession,
      url: localizePath(paths.doctor(reviewer.id), lang),
    },
  };
}
