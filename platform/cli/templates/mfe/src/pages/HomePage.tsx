import type { PageDefinition, PageProps } from '@clinic/shared/contract';
import { Section } from '@clinic/shared/kit/Section';

import type { HomeContent } from '#content/types.ts';

function HomePage({ content }: PageProps<HomeContent>) {
  return <Section level={1} heading={content.heading} lead={content.lead} />;
}

export const page: PageDefinition<HomeContent> = {
  Component: HomePage,
  meta: ({ content }) => content.meta,
};
