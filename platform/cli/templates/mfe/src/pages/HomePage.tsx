import { Section } from '@clinic/shared/kit/Section';
import type { PageDefinition, PageProps } from '@tesela/core/contract';

import type { HomeDocument } from '#content/homeDocument.ts';

function HomePage({ content }: PageProps<HomeDocument>) {
  return <Section level={1} heading={content.heading} lead={content.lead} />;
}

export const page: PageDefinition<HomeDocument> = {
  Component: HomePage,
  meta: ({ content }) => content.meta,
};
