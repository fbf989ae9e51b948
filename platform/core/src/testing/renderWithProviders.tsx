import { DocumentsProvider } from '@tesela/core/documents';
import { LangProvider } from '@tesela/core/i18n';
import { SiteProvider, type Site } from '@tesela/core/site';
import { makeStore, StoreProvider, type AppStore } from '@tesela/core/store';
import { render, type RenderResult } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel, type UserEvent } from '@testing-library/user-event';
import { useEffect, type ReactElement } from 'react';
import { MemoryRouter, useNavigate } from 'react-router-dom';

import type { RemoteDocuments } from '../contract/contract.ts';
import { localizePath, type Lang } from '../contract/lang.ts';

export type RenderOptions = {
  lang?: Lang;
  /** With query, if any. */
  path?: string;
  store?: AppStore;
  /** The site's facts, as pages have them. */
  site?: Site;
  /** What `useReadDocument` finds, by name. */
  documents?: RemoteDocuments;
};

/** The facts that every site has; a test whose component reads others hands them in. */
export const sampleSite = {
  languages: ['es', 'en'],
  origin: 'https://site.example',
  name: 'Site',
  shortName: 'Site',
  contact: { email: 'web@site.example' },
} as Site; // what a site adds to the type is its own

const fail = (name: string): never => {
  throw new Error(`The test gives no document "${name}".`);
};

/** Follows the links of the site, as the host does. */
function FollowLinks() {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
      if (!link || opensElsewhere || event.defaultPrevented || link.origin !== location.origin) return;
      event.preventDefault();
      void navigate(link.pathname + link.search + link.hash);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
  return null;
}

/** Renders as the host would: real store, facts, language and router. */
export function renderWithProviders(
  ui: ReactElement,
  {
    path = '/',
    store = makeStore(),
    site = sampleSite,
    lang = site.languages[0],
    documents = {},
  }: RenderOptions = {},
): RenderResult & { store: AppStore; user: UserEvent } {
  const result = render(
    <MemoryRouter initialEntries={[localizePath(path, lang, site.languages)]}>
      <FollowLinks />
      <SiteProvider site={site}>
        <StoreProvider store={store}>
          <DocumentsProvider value={async (_remote, name) => documents[name] ?? fail(name)}>
            <LangProvider lang={lang}>{ui}</LangProvider>
          </DocumentsProvider>
        </StoreProvider>
      </SiteProvider>
    </MemoryRouter>,
  );
  return { ...result, store, user: userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never }) };
}
