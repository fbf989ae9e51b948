import { renderToString } from 'react-dom/server';

import { OldCards, type OldCardsProps } from './OldCards.tsx';

export const render = (props: OldCardsProps): string => renderToString(<OldCards {...props} />);
