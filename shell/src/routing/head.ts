import { fillFacts } from '@clinic/shared/siteFacts';
import type { ReadShown, SiteHead } from '@tesela/host/head';

import type { ShellWords } from '#content/shellDocuments.ts';

import { clinicJsonLd } from './describeClinic.ts';

export const head = {
  fill: fillFacts,
  jsonLd: clinicJsonLd,
  locales: { es: 'es_CO', en: 'en_US' },
  notFound: (read: ReadShown) => {
    const { notFound } = read('words') as ShellWords; // as data.ts makes it
    return { title: notFound.heading, description: notFound.text };
  },
} satisfies SiteHead;
