import { createRoot, hydrateRoot } from 'react-dom/client';

import { OldCards, type OldCardsProps } from './OldCards.tsx';

export type { OldCardsProps } from './OldCards.tsx';

/** Takes over what `render` made, or begins with nothing. */
export function start(element: HTMLElement, props: OldCardsProps) {
  const root = element.hasChildNodes() ? hydrateRoot(element, <OldCards {...props} />) : createRoot(element);
  const update = (next: OldCardsProps) => root.render(<OldCards {...next} />);
  if (!element.hasChildNodes()) update(props);
  return { update, unmount: () => root.unmount() };
}
