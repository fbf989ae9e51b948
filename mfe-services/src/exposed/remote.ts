import { defineRemote, page, redirect } from '@clinic/shared/contract';

import type { ServicesContent } from '#content/types.ts';
import { paths, type Area } from '#paths.ts';

type Words = () => Promise<{ content: ServicesContent }>;

/** Both areas are the same page with other words. */
const areaPage = (area: Area, words: { es: Words; en: Words }) =>
  page(paths.area(area), {
    chunk: 'services',
    contentChunk: () => area,
    page: () => import(/* webpackChunkName: "services" */ '#pages/ServicesPage.tsx'),
    content: {
      es: () => words.es().then((m) => m.content),
      en: () => words.en().then((m) => m.content),
    },
  });

export const remote = defineRemote({
  name: 'mfe_services',
  routes: [
    areaPage('clinica', {
      es: () => import(/* webpackChunkName: "services.es.clinica" */ '#content/es/clinica.ts'),
      en: () => import(/* webpackChunkName: "services.en.clinica" */ '#content/en/clinica.ts'),
    }),
    areaPage('estetica', {
      es: () => import(/* webpackChunkName: "services.es.estetica" */ '#content/es/estetica.ts'),
      en: () => import(/* webpackChunkName: "services.en.estetica" */ '#content/en/estetica.ts'),
    }),
    redirect(paths.root, paths.area('clinica')),
    redirect(paths.anythingElse, paths.area('clinica')),
  ],
});
