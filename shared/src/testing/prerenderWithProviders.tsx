import { LangProvider } from '@clinic/shared/i18n';
import { SiteProvider } from '@clinic/shared/site';
import { makeStore, StoreProvider } from '@clinic/shared/store';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';

import { localizePath, type Lang } from '../contract/lang.ts';
import { sampleSettings } from './renderWithProviders.tsx';

/**
 * Renders as compose would and puts the HTML on the test's page: what a visitor without JavaScript gets.
 * @returns the body of the page, with nothing else in it
 */
export function prerenderWithProviders(
  ui: ReactElement,
  { lang = 'es', path = '/' }: { lang?: Lang; path?: string } = {},
): HTMLElement {
  document.body.innerHTML = renderToString(
    <StaticRouter location={localizePath(path, lang)}>
      <SiteProvider site={sampleSettings.site}>
        <StoreProvider store={makeStore()}>
          <LangProvider lang={lang}>{ui}</LangProvider>
        </StoreProvider>
      </SiteProvider>
    </StaticRouter>,
  );
  return document.body;
}
