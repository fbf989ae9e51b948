import type { RemoteLinks } from '@clinic/shared/frame';

import { paths } from '#paths.ts';

const about = { to: paths.about, label: 'About us' } as const;
const team = { to: paths.team, label: 'Team' } as const;
const faq = { to: paths.faq, label: 'FAQ' } as const;
const blog = { to: paths.blog, label: 'Blog' } as const;

export const links: RemoteLinks = {
  menu: [
    { order: 10, ...about, below: [team, faq] },
    { order: 90, ...blog },
  ],
  footer: [
    { order: 10, heading: 'The clinic', links: [{ to: paths.home, label: 'Home' }, about, team, blog, faq] },
  ],
  legal: [
    { to: paths.privacy, label: 'Privacy policy', rel: 'privacy-policy' },
    { to: paths.terms, label: 'Terms and returns', rel: 'terms-of-service' },
    { to: paths.complaints, label: 'Complaints and claims' },
    { to: paths.accessibility, label: 'Accessibility' },
  ],
};
