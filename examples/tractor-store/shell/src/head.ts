import type { SiteHead } from '@tesela/host/head';

export const head: SiteHead = {
  notFound: () => ({ title: 'Not found', description: 'There is no page at this address.' }),
};
