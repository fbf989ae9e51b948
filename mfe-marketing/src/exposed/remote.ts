import { defineRemote, page } from '@clinic/shared/contract';

import { paths } from '#paths.ts';

export const remote = defineRemote({
  name: 'mfe_marketing',
  routes: [
    page(paths.faq, {
      chunk: 'faq',
      page: () => import(/* webpackChunkName: "faq" */ '#pages/FaqPage.tsx'),
      content: {
        es: () => import(/* webpackChunkName: "faq.es" */ '#content/es/faq.ts').then((m) => m.content),
        en: () => import(/* webpackChunkName: "faq.en" */ '#content/en/faq.ts').then((m) => m.content),
      },
    }),
  ],
  slots: {},
});
