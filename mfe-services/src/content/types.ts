import type { Entry } from '@clinic/shared/content/kind';
import type { RelatedLink } from '@clinic/shared/ui/RelatedLinks';
import type { PricedTreatment, PriceListWords } from '@clinic/shared/ui/PriceList';

import type { Area } from '#paths.ts';

import type { Named } from './problemTypes.ts';
import type { service, technology } from './schema/service.ts';

/** `id` is the anchor of the service on its page: `/dermatologia/estetica#toxina-botulinica`. */
export type Service = Omit<Entry<typeof service>, 'area' | 'includes'> & {
  /** Those whose own pages name it. */
  problems: readonly Named[];
};

/** What is done to the skin. The content's test holds the texts to the warnings that each calls for. */
export type Exposure = Service['uses'][number];

/** `notFor` is missing of a device that only looks. */
export type Technology = Omit<Entry<typeof technology>, 'area'>;

/** A doctor who attends, or an article worth reading before deciding. */
export type ServicesContent = {
  area: Area;
  meta: { title: string; description: string };
  title: string;
  subtitle: string;
  /** Goes with the service's title into the assessment form. */
  category: string;
  words: {
    areasLabel: string;
    areas: Record<Area, string>;
    indexLabel: string;
    learnMore: string;
    /** Says what the button does, which its words do not. */
    learnMoreHint: string;
    whatsapp: { label: string; message: (service: string) => string };
    price: (range: string) => string;
    problems: string;
    expectHeading: string;
    duration: string;
    sessions: string;
    recovery: string;
    idealFor: string;
    notFor: string;
    otherPage: string;
    allPrices: string;
    technologyNote: string;
  };
  services: Service[];
  technology: { heading: string; lead: string; items: Technology[] };
  closing: { heading: string; text: string; button: string };
  related: { heading: string; items: RelatedLink[] };
};

/** Words of the page of prices. */
export type PricesContent = {
  meta: { title: string; description: string };
  heading: string;
  lead: string;
  navLabel: string;
  areas: Record<Area, string>;
  spa: string;
  list: PriceListWords;
  /** Values may name facts of the clinic, e.g. `{assessmentPrice}`. */
  paying: { heading: string; facts: { label: string; value: string }[] };
  closing: {
    heading: string;
    lead: string;
    button: string;
    whatsapp: { label: string; message: string };
  };
};

/** Document of the page of prices. */
export type PricesData = Record<Area, PricedTreatment[]>;
