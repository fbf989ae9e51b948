import { defineRemote, page, redirect, slot } from '@tesela/core/defineRemote';

import { paths } from '#paths.ts';

export const remote = defineRemote({
  name: 'mfe_spa',
  routes: [
    redirect(paths.root, paths.section('facial')),
    // One route for the four sections, so that hero and navigation stay mounted between them.
    page(paths.section(':section'), () => import('#pages/SpaPage.tsx'), {
      slots: ['problems-here'],
      defer: 'visible',
    }),
  ],
  slots: {
    /** What each experience of the spa costs; the heading around it is the page's. */
    'spa-prices': slot(() => import('./SpaPrices.tsx')),
  },
});
