import { listGallery } from '@clinic/shared/gallery';
import { parseSettings } from '@clinic/shared/settings';
import type { RemoteDocuments } from '@tesela/core/contract';
import { LangProvider } from '@tesela/core/i18n';
import { localizePath, type PerLang } from '@tesela/core/lang';
import { SiteProvider } from '@tesela/core/site';
import { makeStore, StoreProvider } from '@tesela/core/store';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
// oxlint-disable-next-line no-restricted-imports -- the gallery replaces the shell, which provides the router
import { MemoryRouter } from 'react-router-dom';

import site from '../../../settings/site.json' with { type: 'json' };
import { Gallery } from './Gallery.tsx';
import { kit } from './kit.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
const query = new URLSearchParams(location.search);
const lang = query.get('lang') === 'en' ? 'en' : 'es';
document.documentElement.lang = lang;

// Screenshots need all fonts; the site itself does not wait for them.
await Promise.allSettled([...document.fonts].map((font) => font.load()));
const documents = (await (await fetch('/documents.json')).json()) as Record<string, PerLang<RemoteDocuments>>; // by folder
const groups = [...listGallery()].map(([name, pieces]) => ({
  name,
  pieces: pieces(lang, documents[name]?.[lang] ?? {}),
}));
const { site: own } = parseSettings({ site });
createRoot(root).render(
  <StrictMode>
    <MemoryRouter initialEntries={[localizePath('/', lang, own.languages)]}>
      <SiteProvider site={own}>
        <StoreProvider store={makeStore()}>
          <LangProvider lang={lang}>
            <Gallery
              groups={[{ name: 'kit', pieces: kit }, ...groups]}
              lang={lang}
              only={query.get('only')}
            />
          </LangProvider>
        </StoreProvider>
      </SiteProvider>
    </MemoryRouter>
  </StrictMode>,
);
