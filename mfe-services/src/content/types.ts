import type { Entry } from '@clinic/content/kind';
import type { PricedTreatment } from '@clinic/shared/kit/PriceList';

import type { Area } from '#paths.ts';

// The Spanish words say what there is; English must have the same.
import type { content as services } from './es/estetica.ts';
import type { content as prices } from './es/prices.ts';
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

export type ServicesContent = typeof services;

/** Words of the page of prices. */
export type PricesContent = typeof prices;

/** Document of the page of prices. */
export type PricesData = Record<Area, PricedTreatment[]>;
