import { start, type OldCardsProps } from '@clinic/old-cards';
import { foreign } from '@tesela/core/foreign';

export const OldCards = foreign<OldCardsProps>({
  html: async (props) => (await import('@clinic/old-cards/render')).render(props),
  mount: start,
});
