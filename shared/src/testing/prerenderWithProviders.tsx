import type { Lang } from '@tesela/core/lang';
import { prerenderWithProviders as prerender } from '@tesela/core/testing/prerender';
import type { ReactElement } from 'react';

import { sampleSettings } from './renderWithProviders.tsx';

/**
 * Renders as compose would and puts the HTML on the test's page: what a visitor without JavaScript gets.
 * @returns the body of the page, with nothing else in it
 */
export const prerenderWithProviders = (
  ui: ReactElement,
  options: { lang?: Lang; path?: string } = {},
): HTMLElement => prerender(ui, { ...options, site: sampleSettings.site });
