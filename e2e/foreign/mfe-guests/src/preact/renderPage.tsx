/** @jsxImportSource preact */
import { render } from 'preact-render-to-string';

import { Page, type GuestPageProps } from './Page.tsx';

export const renderPage = (props: GuestPageProps): string => render(<Page {...props} />);
