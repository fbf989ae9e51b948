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
import { BareSample, Gallery } from './Gallery.tsx';
import { readChoice } from './readChoice.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
const choice = readChoice(location.search);
const bare = new URLSearchParams(location.search).get('bare');
document.documentElement.lang = choice.lang;

createRoot(root).render(
  <StrictMode>
    <HashRouter>
      <SiteProvider site={parseSettings({ site }).site}>
        <StoreProvider store={makeStore()}>
          <LangProvider lang={choice.lang}>
            {bare ? <BareSample name={bare} /> : <Gallery choice={choice} />}
          </LangProvider>
        </StoreProvider>
      </SiteProvider>
    </HashRouter>
  </StrictMode>,
);
