import { DocumentsProvider } from '@clinic/shared/documents';
import { LangProvider } from '@clinic/shared/i18n';
import { SiteProvider } from '@clinic/shared/site';
import { makeStore, rootReducer, StoreProvider, type AppStore } from '@clinic/shared/store';
import { render, type RenderResult } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel, type UserEvent } from '@testing-library/user-event';
import { useEffect, type ReactElement } from 'react';
import { MemoryRouter, useNavigate } from 'react-router-dom';

import siteFile from '../../../settings/site.json' with { type: 'json' };
import { parseSettings, type Settings, type Site } from '../api/settings.ts';
import type { RemoteDocuments } from '../contract/contract.ts';
import { localizePath, type Lang } from '../contract/lang.ts';
import { assessmentSlice } from '../kit/actions/assessmentSlice.ts';

/** What the form of the shell is asked for: here there is no shell that would inject its slice. */
export const { selectAssessment } = assessmentSlice.injectInto(rootReducer).selectors;

/** Days ahead as compose writes them into pages. */
const exceptions: Site['exceptions'] = [
  {
    from: '2026-12-08',
    to: '2026-12-08',
    reason: { es: 'Inmaculada Concepción', en: 'Immaculate Conception' },
  },
  {
    from: '2026-12-24',
    to: '2026-12-24',
    opens: '07:00',
    closes: '12:00',
    reason: { es: 'víspera de Navidad', en: 'Christmas Eve' },
  },
];

const daysAhead = [
  { es: 'martes 8 de diciembre: cerrado', en: 'Tuesday, December 8: closed' },
  {
    es: 'jueves 24 de diciembre: de 7:00 a. m. a 12:00 m.',
    en: 'Thursday, December 24: 7:00 a.m. to noon',
  },
];

/** The shipped settings, as pages have them. */
export const sampleSettings: Settings = {
  site: { ...parseSettings({ site: siteFile }).site, exceptions, daysAhead },
};

type Options = {
  lang?: Lang;
  /** With query, if any. */
  path?: string;
  store?: AppStore;
  site?: Site;
  /** What `useReadDocument` finds, by name. */
  documents?: RemoteDocuments;
};

const fail = (name: string): never => {
  throw new Error(`The test gives no document "${name}".`);
};

/** Follows the links of the site, as the shell does. */
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

/** Renders as the shell would: real store, settings, language and router. */
export function renderWithProviders(
  ui: ReactElement,
  { lang = 'es', path = '/', store = makeStore(), site = sampleSettings.site, documents = {} }: Options = {},
): RenderResult & { store: AppStore; user: UserEvent } {
  const result = render(
    <MemoryRouter initialEntries={[localizePath(path, lang)]}>
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
