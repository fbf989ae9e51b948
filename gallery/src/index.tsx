import { LangProvider } from '@clinic/shared/i18n';
import { localizePath } from '@clinic/shared/lang';
import { parseSettings } from '@clinic/shared/settings';
import { SiteProvider } from '@clinic/shared/site';
import { makeStore, StoreProvider } from '@clinic/shared/store';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
// oxlint-disable-next-line no-restricted-imports -- here the gallery is the shell
import { MemoryRouter } from 'react-router-dom';

import site from '../../settings/site.json' with { type: 'json' };
import { BarePiece, Gallery } from './Gallery.tsx';
import { listGroups } from './groups.ts';
import { readChoice } from './readChoice.ts';
import { answerCalls } from '@clinic/mocks/browser';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
const choice = readChoice(location.search);
const query = new URLSearchParams(location.search);
const bare = query.get('bare');
const groups = listGroups(choice.lang);
document.documentElement.lang = choice.lang;

// The site does without fonts that come late; a review must not.
await Promise.allSettled([...document.fonts].map((font) => font.load()));
if (bare) await answerCalls(choice.mock);
createRoot(root).render(
  <StrictMode>
    <MemoryRouter initialEntries={[localizePath('/', choice.lang)]}>
      <SiteProvider site={parseSettings({ site }).site}>
        <StoreProvider store={makeStore()}>
          <LangProvider lang={choice.lang}>
            {bare ? (
              <BarePiece name={bare} state={query.get('of')} groups={groups} />
            ) : (
              <Gallery choice={choice} groups={groups} />
            )}
          </LangProvider>
        </StoreProvider>
      </SiteProvider>
    </MemoryRouter>
  </StrictMode>,
);
