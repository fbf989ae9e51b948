import { AssessmentButton } from '@clinic/shared/kit/actions/AssessmentButton';
import { WhatsappLink } from '@clinic/shared/kit/actions/WhatsappLink';
import { FactList } from '@clinic/shared/kit/FactList';
import { band, cluster } from '@clinic/shared/kit/layout';
import { PictureBand } from '@clinic/shared/kit/PictureBand';
import { PillNav } from '@clinic/shared/kit/PillNav';
import { PriceList, type PricedTreatment } from '@clinic/shared/kit/PriceList';
import { Section } from '@clinic/shared/kit/Section';
import { useFillFacts } from '@clinic/shared/kit/useSiteFacts';
import { localizePath, type Lang } from '@clinic/shared/languages';
import type { PageDefinition, PageProps } from '@tesela/core/contract';
import type { SitePath } from '@tesela/core/navigation';
import { Slot } from '@tesela/core/slot';

import type { PriceDocument } from '#content/priceDocument.ts';
import { paths } from '#paths.ts';

import part from '#features/treatments/treatment.module.css';
import styles from './PricesPage.module.css';

const at = (anchor: string): SitePath => `${paths.prices}#${anchor}`;

function PricesPage({ content }: PageProps<PriceDocument>) {
  const { heading, lead, areas, paying, closing } = content;
  const { parts: partsLabel, spa, list } = content.words;
  const fillFacts = useFillFacts();
  const parts = [
    ...areas.map(({ area, heading: label }) => ({ to: at(area), label })),
    { to: at('spa'), label: spa },
    { to: at('pagos'), label: paying.heading },
  ];
  return (
    <>
      <Section level={1} heading={heading} lead={lead} className={styles.top} />
      <div className={band(styles.parts)}>
        <PillNav label={partsLabel} links={parts} />
      </div>
      {areas.map(({ area, heading: name, treatments }) => (
        <Section key={area} id={area} heading={name} className={`${part.part} ${styles.area}`}>
          <PriceList treatments={treatments} words={list} />
        </Section>
      ))}
      <Slot name="spa-prices">
        {(prices) => (
          <Section id="spa" heading={spa} className={`${part.part} ${styles.area}`}>
            {prices}
          </Section>
        )}
      </Slot>
      <Section id="pagos" tone="linen" heading={paying.heading} className={`${part.part} ${styles.area}`}>
        <FactList facts={paying.facts.map(({ label, value }) => ({ label, value: fillFacts(value) }))} />
      </Section>
      <PictureBand heading={closing.heading} lead={closing.lead} picture={closing.image}>
        <div className={cluster(0, styles.actions)}>
          <AssessmentButton>{closing.button}</AssessmentButton>
          <WhatsappLink variant="quiet" message={closing.whatsapp.message}>
            {closing.whatsapp.label}
          </WhatsappLink>
        </div>
      </PictureBand>
    </>
  );
}

function offerOf({ path, title, includes, range }: PricedTreatment, lang: Lang) {
  return {
    '@type': 'Offer',
    itemOffered: { '@type': 'Service', name: title, description: includes, url: localizePath(path, lang) },
    priceSpecification: {
      '@type': 'PriceSpecification',
      minPrice: range?.from,
      maxPrice: range?.to,
      priceCurrency: 'COP',
    },
  };
}

export const page: PageDefinition<PriceDocument> = {
  Component: PricesPage,
  meta: ({ content, lang }) => ({
    ...content.meta,
    jsonLd: [
      {
        '@type': 'OfferCatalog',
        name: content.heading,
        provider: { '@id': '/#clinic' },
        itemListElement: content.areas
          .flatMap(({ treatments }) => treatments)
          .filter(({ range }) => range)
          .map((treatment) => offerOf(treatment, lang)),
      },
    ],
  }),
};
