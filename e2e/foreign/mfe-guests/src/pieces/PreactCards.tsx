/** @jsxImportSource preact */
import { foreign } from '@tesela/core/foreign';
import { hydrate, render } from 'preact';

import { Cards, type CardsProps } from '#preact/Cards.tsx';

export const PreactCards = foreign<CardsProps>({
  html: async (props) => (await import('#preact/render.tsx')).render(props),
  mount(element, props) {
    hydrate(<Cards {...props} />, element);
    return {
      update: (next) => render(<Cards {...next} />, element),
      unmount: () => render(null, element),
    };
  },
});
