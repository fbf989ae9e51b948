/** @jsxImportSource preact */
import { render as renderToString } from 'preact-render-to-string';

import { Cards, type CardsProps } from './Cards.tsx';

export const render = (props: CardsProps): string => renderToString(<Cards {...props} />);
