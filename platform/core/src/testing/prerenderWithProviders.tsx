import { LangProvider } from '@tesela/core/i18n';
import { SiteProvider } from '@tesela/core/site';
import { makeStore, StoreProvider } from '@tesela/core/store';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';

import { localizePath } from '../contract/lang.ts';
import { sampleSite, type RenderOptions } from './renderWithProviders.tsx';

/**
 * Renders as compose would and puts the HTML on the test's page: what a visitor without JavaScript gets.
 * @returns the body of the page, with nothing else in it
 */
export function prerenderWithProviders(
  ui: ReactElement,
  {
    path = '/',
    site = sampleSite,
    lang = site.languages[0],
  }: Pick<RenderOptions, 'lang' | 'path' | 'site'> = {},
): HTMLElement {
  document.body.innerHTML = renderToString(
    <StaticRouter location={localizePath(path, lang, site.languages)}>
      <SiteProvider site={site}>
        <StoreProvider store={makeStore()}>
          <LangProvider lang={lang}>{ui}</LangProvider>
        </StoreProvider>
      </SiteProvider>
    </StaticRouter>,
  );
  return document.body;
}
