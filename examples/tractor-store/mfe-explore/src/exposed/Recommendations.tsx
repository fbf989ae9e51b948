/** @jsxImportSource preact */
import { foreign } from '@tesela/core/foreign';
import { hydrate, render } from 'preact';

import { RecommendationList, type RecommendationListProps } from '#preact/RecommendationList.tsx';

/** Slot `recommendations`, of a team that prefers Preact. */
export const Recommendations = foreign<RecommendationListProps>({
  html: async (props) => (await import('#preact/renderList.tsx')).renderList(props),
  mount(element, props) {
    hydrate(<RecommendationList {...props} />, element);
    return {
      update: (next) => render(<RecommendationList {...next} />, element),
      unmount: () => render(null, element),
    };
  },
});
