import { defineRemote, page, redirect, slot, type PageParams } from '@clinic/shared/contract';
import type { PricedTreatment, PriceListWords } from '@clinic/shared/kit/PriceList';

import type { SpaPageContent } from '#content/pageTypes.ts';
import { paths, sectionIds, type SectionId } from '#paths.ts';

type Words = Record<SectionId, () => Promise<{ content: SpaPageContent }>>;

const es: Words = {
  facial: () => import(/* webpackChunkName: "spa.es.facial" */ '#content/es/facial.ts'),
  capilar: () => import(/* webpackChunkName: "spa.es.capilar" */ '#content/es/capilar.ts'),
  corporal: () => import(/* webpackChunkName: "spa.es.corporal" */ '#content/es/corporal.ts'),
  laser: () => import(/* webpackChunkName: "spa.es.laser" */ '#content/es/laser.ts'),
};

const en: Words = {
  facial: () => import(/* webpackChunkName: "spa.en.facial" */ '#content/en/facial.ts'),
  capilar: () => import(/* webpackChunkName: "spa.en.capilar" */ '#content/en/capilar.ts'),
  corporal: () => import(/* webpackChunkName: "spa.en.corporal" */ '#content/en/corporal.ts'),
  laser: () => import(/* webpackChunkName: "spa.en.laser" */ '#content/en/laser.ts'),
};

/** The shell asks for listed paths only; any other section is a mistake of the caller. */
function sectionOf({ section }: PageParams): SectionId {
  const known = sectionIds.find((id) => id === section);
  if (!known) throw new Error(`The spa has no section "${section}". It has: ${sectionIds.join(', ')}.`);
  return known;
}

export const remote = defineRemote({
  name: 'mfe_spa',
  routes: [
    redirect(paths.root, paths.section('facial')),
    // One route for the four sections: hero and navigation stay mounted from one to the next.
    page(paths.sectionPattern, {
      chunk: 'spa',
      slots: ['problems-here'],
      paths: sectionIds.map(paths.section),
      contentChunk: sectionOf,
      page: () => import(/* webpackChunkName: "spa" */ '#pages/SpaPage.tsx'),
      content: {
        es: (params) => es[sectionOf(params)]().then((m) => m.content),
        en: (params) => en[sectionOf(params)]().then((m) => m.content),
      },
    }),
  ],
  slots: {
    'spa-prices': slot<PriceListWords, readonly PricedTreatment[]>({
      data: 'composed',
      chunk: 'spa-prices',
      component: () =>
        import(/* webpackChunkName: "spa-prices" */ './SpaPrices.tsx').then((m) => ({ Slot: m.SpaPrices })),
      content: {
        es: () =>
          import(/* webpackChunkName: "spa-prices.es" */ '#content/es/prices.ts').then((m) => m.content),
        en: () =>
          import(/* webpackChunkName: "spa-prices.en" */ '#content/en/prices.ts').then((m) => m.content),
      },
    }),
  },
});
