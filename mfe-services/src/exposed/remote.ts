import { defineRemote, page, redirect, slot } from '@tesela/core/defineRemote';

import { paths } from '#paths.ts';

export const remote = defineRemote({
  name: 'mfe_services',
  routes: [
    page(paths.area('clinica'), () => import('#pages/ServicesPage.tsx'), { defer: 'visible' }),
    page(paths.area('estetica'), () => import('#pages/ServicesPage.tsx'), { defer: 'visible' }),
    page(paths.treatment(':slug'), () => import('#pages/TreatmentPage.tsx'), { slots: ['product-cards'] }),
    page(paths.problems, () => import('#pages/ProblemsPage.tsx')),
    page(paths.problem(':slug'), () => import('#pages/ProblemPage.tsx'), {
      slots: ['product-cards', 'routines'],
    }),
    page(paths.prices, () => import('#pages/PricesPage.tsx'), { slots: ['spa-prices'] }),
    redirect(paths.treatments, paths.prices),
    redirect(paths.root, paths.area('clinica')),
    redirect(paths.anythingElse, paths.area('clinica')),
  ],
  uses: { 'product-cards': { products: 'string[]' }, routines: { worry: 'string' } },
  slots: {
    /** A band of the page: «¿Qué le preocupa?», and a link to the page of each problem. */
    problems: slot(() => import('#features/problems/ProblemsBand.tsx')),
    /** Links to the problems that the page is about: whose own pages name it. */
    'problems-here': slot(() => import('#features/problems/ProblemsHereLinks.tsx')),
  },
});
