import '@clinic/shared/styles/global.css';

import { LangProvider } from '@clinic/shared/i18n';
import { parseSettings } from '@clinic/shared/settings';
import { SiteProvider } from '@clinic/shared/site';
import { makeStore, StoreProvider } from '@clinic/shared/store';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
// oxlint-disable-next-line no-restricted-imports -- here the gallery is the shell
import { HashRouter } from 'react-router-dom';

import site from '../../settings/site.json' with { type: 'json' };
import { Gallery } from './Gallery.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
document.documentElement.lang = 'es';

createRoot(root).render(
  <StrictMode>
    <HashRouter>
      <SiteProvider site={parseSettings({ site }).site}>
        <StoreProvider store={makeStore()}>
          <LangProvider lang="es">
            <Gallery />
          </LangProvider>
        </StoreProvider>
      </SiteProvider>
    </HashRouter>
  </StrictMode>,
);
