/** @jsxImportSource preact */
import type { PageDefinition } from '@tesela/core/contract';
import { foreign } from '@tesela/core/foreign';
import { hydrate, render } from 'preact';

import { Page, type GuestPageProps } from '#preact/Page.tsx';

export const page: PageDefinition<GuestPageProps['content']> = {
  Component: foreign<GuestPageProps>({
    html: async (props) => (await import('#preact/renderPage.tsx')).renderPage(props),
    mount(element, props) {
      hydrate(<Page {...props} />, element);
      return {
        update: (next) => render(<Page {...next} />, element),
        unmount: () => render(null, element),
      };
    },
  }),
  meta: ({ content }) => ({ title: content.heading, description: 'Una página entera.' }),
};
