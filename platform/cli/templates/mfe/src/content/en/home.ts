import type { HomeContent } from '#content/types.ts';

export const content: HomeContent = {
  meta: {
    title: 'Template',
    description: 'What there is to find here, in a sentence that serves a search engine, too.',
  },
  heading: 'Template',
  lead: 'What there is to find here, in a sentence that serves a search engine, too.',
};
