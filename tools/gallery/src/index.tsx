import { answerCalls } from '@clinic/mocks/browser';
import { LangProvider } from '@clinic/shared/i18n';
import { localizePath } from '@clinic/shared/lang';
import { parseSettings } from '@clinic/shared/settings';
import { SiteProvider } from '@clinic/shared/site';
import { makeStore, StoreProvider } from '@clinic/shared/store';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
// oxlint-disable-next-line no-restricted-imports -- the gallery replaces the shell, which provides the router
import { MemoryRouter } from 'react-router-dom';

import site from '../../../settings/site.json' with { type: 'json' };
import { Gallery } from './Gallery.tsx';
import { listGroups, type DocumentsByFolder } from './groups.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
const query = new URLSearchParams(location.search);
const lang = query.get('lang') === 'en' ? 'en' : 'es';
document.documentElement.lang = lang;

// Screenshots need all fonts; the site itself does not wait for them.
await Promise.allSettled([...document.fonts].map((font) => font.load()));
const documents = (await (await fetch('/documents.json')).json()) as DocumentsByFolder; // the server's own
await answerCalls();
createRoot(root).render(
  <StrictMode>
    <MemoryRouter initialEntries={[localizePath('/', lang)]}>
      <SiteProvider site={parseSettings({ site }).site}>
        <StoreProvider store={makeStore()}>
          <LangProvider lang={lang}>
            <Gallery
              groups={listGroups(lang, documents)}
              lang={lang}
              only={query.get('only')}
              state={query.get('state')}
            />
          </LangProvider>
        </StoreProvider>
      </SiteProvider>
    </MemoryRouter>
  </StrictMode>,
);
