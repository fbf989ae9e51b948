import { defineRemote, page } from '@clinic/shared/contract';

import type { HomeContent } from '#content/types.ts';
import { paths } from '#paths.ts';

export const remote = defineRemote({
  name: 'mfe_template',
  routes: [
    page<HomeContent>(paths.home, {
      chunk: 'template',
      page: () => import(/* webpackChunkName: "template" */ '#pages/HomePage.tsx'),
      content: {
        es: () => import(/* webpackChunkName: "template.es" */ '#content/es/home.ts').then((m) => m.content),
        en: () => import(/* webpackChunkName: "template.en" */ '#content/en/home.ts').then((m) => m.content),
      },
    }),
  ],
});
