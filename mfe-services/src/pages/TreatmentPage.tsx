import { breadcrumbJsonLd } from '@clinic/shared/breadcrumbJsonLd';
import { AssessmentButton } from '@clinic/shared/kit/actions/AssessmentButton';
import { useAssessmentSubject } from '@clinic/shared/kit/actions/useAssessmentSubject';
import { band, stack } from '@clinic/shared/kit/layout';
import { MedicalReview } from '@clinic/shared/kit/MedicalReview';
import { PageBar } from '@clinic/shared/kit/PageBar';
import { RelatedLinks } from '@clinic/shared/kit/RelatedLinks';
import { Section } from '@clinic/shared/kit/Section';
import { useTreatmentPrice } from '@clinic/shared/kit/useSiteFacts';
import type { PageDefinition, PageProps } from '@tesela/core/contract';
import { Slot } from '@tesela/core/slot';

import { Closing } from '#components/Closing.tsx';
import type { TreatmentDocument } from '#content/treatmentDocuments.ts';
import { Alternatives } from '#features/treatments/Alternatives.tsx';
import { TreatmentFacts } from '#features/treatments/TreatmentFacts.tsx';
import { TreatmentHeader } from '#features/treatments/TreatmentHeader.tsx';
import { treatmentJsonLd } from '#features/treatments/treatmentJsonLd.ts';
import { WhoAndCare } from '#features/treatments/WhoAndCare.tsx';
import { paths } from '#paths.ts';

import part from '#features/treatments/treatment.module.css';
import styles from './TreatmentPage.module.css';

function TreatmentPage({ content: treatment }: PageProps<TreatmentDocument>) {
  const { id, title, area, closing, products, reading, words } = treatment;
  useAssessmentSubject(title, area.category);
  const price = useTreatmentPrice(id);
  return (
    <>
      <TreatmentHeader treatment={treatment} />
      <TreatmentFacts treatment={treatment} />
      <WhoAndCare treatment={treatment} />
      <Alternatives treatment={treatment} />
      {products.length > 0 && (
        <Slot name="product-cards" products={products}>
          {(cards) => (
            <Section heading={words.products} className={part.part}>
              <div className={styles.cards}>{cards}</div>
            </Section>
          )}
        </Slot>
      )}
      <div className={stack(6, band(styles.related))}>
        <RelatedLinks heading={words.related.heading} items={reading} />
        <MedicalReview review={area.review} />
      </div>
      <Closing
        {...closing}
        image={area.closingImage}
        serviceName={title}
        category={area.category}
        button={words.ask}
        allPrices={words.allPrices}
      />
      <PageBar icons={3}>
        <AssessmentButton serviceName={title} category={area.category}>
          {words.book} <small>{price?.range ?? words.toConfirm}</small>
        </AssessmentButton>
      </PageBar>
    </>
  );
}

export const page: PageDefinition<TreatmentDocument> = {
  Component: TreatmentPage,
  meta: ({ content: treatment, lang }) => ({
    ...treatment.meta,
    jsonLd: [
      treatmentJsonLd(treatment, lang),
      breadcrumbJsonLd(
        [
          { name: treatment.area.menu, path: paths.area(treatment.area.id) },
          { name: treatment.title, path: paths.treatment(treatment.id) },
        ],
        lang,
      ),
    ],
  }),
};
