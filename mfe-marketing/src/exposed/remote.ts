import { defineRemote, page } from '@tesela/core/defineRemote';

import { paths } from '#paths.ts';

export const remote = defineRemote({
  name: 'mfe_marketing',
  routes: [
    page(paths.home, () => import('#pages/HomePage.tsx'), {
      slots: ['problems', 'featured-products'],
      defer: 'visible',
    }),
    page(paths.about, () => import('#pages/AboutPage.tsx')),
    page(paths.team, () => import('#pages/TeamPage.tsx')),
    page(paths.blog, () => import('#pages/BlogPage.tsx')),
    page(paths.faq, () => import('#pages/FaqPage.tsx')),
    page(paths.privacy, () => import('#pages/LegalPage.tsx')),
    page(paths.terms, () => import('#pages/LegalPage.tsx')),
    page(paths.complaints, () => import('#pages/ComplaintsPage.tsx'), {
      defer: 'visible',
      stored: ['clinic.complaint'],
    }),
    page(paths.accessibility, () => import('#pages/LegalPage.tsx')),
    page(paths.doctor(':slug'), () => import('#pages/DoctorPage.tsx')),
    page(paths.post(':id'), () => import('#pages/PostPage.tsx'), { slots: ['problems-here'] }),
  ],
});
