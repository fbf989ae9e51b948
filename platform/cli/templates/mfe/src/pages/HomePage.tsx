import type { PageDefinition, PageProps } from '@tesela/core/contract';

import type { HomeDocument } from '#content/homeDocument.ts';

function HomePage({ content }: PageProps<HomeDocument>) {
  return (
    <section>
      <h1>{content.heading}</h1>
      <p>{content.lead}</p>
    </section>
  );
}

export const page: PageDefinition<HomeDocument> = {
  Component: HomePage,
  meta: ({ content }) => content.meta,
};
