import { band, look, stack } from '@clinic/shared/kit/layout';
import { MedicalReview } from '@clinic/shared/kit/MedicalReview';
import { RelatedLinks } from '@clinic/shared/kit/RelatedLinks';
import { localizePath } from '@clinic/shared/languages';
import { citationsOf, reviewJsonLd } from '@clinic/shared/review';
import type { PageDefinition, PageProps } from '@tesela/core/contract';
import { Slot } from '@tesela/core/slot';

import { ZoneTable } from '#components/ZoneTable.tsx';
import type { SpaDocument } from '#content/spaDocuments.ts';
import { ExperienceShowcase } from '#features/experiences/ExperienceShowcase.tsx';
import { SectionNav } from '#features/sections/SectionNav.tsx';
import { SpaHero } from '#features/sections/SpaHero.tsx';
import { paths, ZONES_ID } from '#paths.ts';

import styles from './SpaPage.module.css';

const ZONES_HEADING = `${ZONES_ID}-title`;

function SpaPage({ content: { layout, section, zones } }: PageProps<SpaDocument>) {
  return (
    <div className={styles.page}>
      <SpaHero layout={layout} />
      <SectionNav label={layout.words.sections} categories={layout.categories} />
      <div className={band(styles.section)}>
        <div className={stack(2, styles.intro)}>
          {/* On a phone the hero would hide that a link between two sections has changed the page. */}
          <h1 data-arrival tabIndex={-1}>
            {section.heading}
          </h1>
          <p className={look('lead')}>{section.intro}</p>
        </div>
        <ExperienceShowcase
          key={section.id}
          experiences={section.experiences}
          assessmentCategory={section.assessmentCategory}
          layout={layout}
          zones={zones && { treatment: zones.treatment, link: zones.words.link }}
        />
        {zones && (
          <section id={ZONES_ID} aria-labelledby={ZONES_HEADING} className={stack(4, styles.zones)}>
            <h2 id={ZONES_HEADING}>{zones.words.heading}</h2>
            <p>{zones.words.lead}</p>
            <ZoneTable zones={zones} hasAnchors />
          </section>
        )}
        <div className={styles.related}>
          <RelatedLinks heading={layout.words.related} items={section.related} />
          <Slot name="problems-here" />
          <MedicalReview review={section.review} />
        </div>
      </div>
    </div>
  );
}

export const page: PageDefinition<SpaDocument> = {
  Component: SpaPage,
  meta: ({ content: { section }, lang }) => ({
    ...section.meta,
    jsonLd: [
      {
        '@type': 'ItemList',
        name: section.heading,
        itemListElement: section.experiences.map(({ id, title, shortDescription }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          item: {
            '@type': 'Service',
            name: title,
            description: shortDescription,
            category: section.assessmentCategory,
            url: localizePath(paths.experience(section.id, id), lang),
            provider: { '@id': '/#clinic' },
          },
        })),
      },
      {
        '@type': 'MedicalWebPage',
        name: section.heading,
        description: section.meta.description,
        inLanguage: lang,
        url: localizePath(paths.section(section.id), lang),
        ...reviewJsonLd(section.review, lang),
        citation: citationsOf(section.review),
      },
    ],
  }),
};
