import type { SiteHead } from '@tesela/host/head';

export const head: SiteHead = {
  fill: (text) => text,
  jsonLd: () => [],
  locales: { es: 'en_US', en: 'en_US' },
  notFound: () => ({ title: 'Not found', description: 'There is no page at this address.' }),
};
