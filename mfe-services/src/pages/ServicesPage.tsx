import { band, look, stack } from '@clinic/shared/kit/layout';
import { MedicalReview } from '@clinic/shared/kit/MedicalReview';
import { RelatedLinks } from '@clinic/shared/kit/RelatedLinks';
import { Section } from '@clinic/shared/kit/Section';
import { localizePath } from '@clinic/shared/languages';
import { citationsOf, reviewJsonLd } from '@clinic/shared/review';
import type { PageDefinition, PageProps } from '@tesela/core/contract';

import { Closing } from '#components/Closing.tsx';
import { TechnologyCard } from '#components/TechnologyCard.tsx';
import type { AreaDocument } from '#content/areaDocuments.ts';
import { AreaHeader } from '#features/areas/AreaHeader.tsx';
import { ServiceCard } from '#features/services/ServiceCard.tsx';
import { useServiceArrival } from '#features/services/useServiceArrival.ts';
import { paths } from '#paths.ts';

import styles from './ServicesPage.module.css';

function ServicesPage({ content }: PageProps<AreaDocument>) {
  const { category, closing, related, review, services, technology, words } = content;
  useServiceArrival(services.map(({ id }) => id));
  return (
    <>
      <AreaHeader content={content} />
      <div className={stack(5, band(styles.services))}>
        {services.map((service) => (
          <ServiceCard key={service.id} service={service} category={category} words={words} />
        ))}
      </div>
      <Section tone="linen" heading={technology.heading} lead={technology.lead} className={styles.devices}>
        <ul className={stack(6, styles.technology)}>
          {technology.items.map((item) => (
            <TechnologyCard key={item.id} {...item} words={words} />
          ))}
        </ul>
        <p className={look('note', styles.note)}>{words.technologyNote}</p>
      </Section>
      <div className={stack(6, band(styles.related))}>
        <RelatedLinks {...related} />
        <MedicalReview review={review} />
      </div>
      <Closing {...closing} category={category} allPrices={words.allPrices} />
    </>
  );
}

export const page: PageDefinition<AreaDocument> = {
  Component: ServicesPage,
  meta: ({ content, lang }) => ({
    ...content.meta,
    jsonLd: [
      {
        '@type': 'MedicalWebPage',
        name: content.title,
        description: content.meta.description,
        inLanguage: lang,
        ...reviewJsonLd(content.review, lang),
        citation: citationsOf(content.review),
        specialty: 'https://schema.org/Dermatology',
        about: content.services.map(({ id, title, line }) => ({
          // The schema.org type `MedicalProcedure` has no provider, so the entry is also a `Service`.
          '@type': ['MedicalProcedure', 'Service'],
          name: title,
          description: line,
          category: content.category,
          url: localizePath(paths.treatment(id), lang),
          provider: { '@id': '/#clinic' },
        })),
      },
    ],
  }),
};
