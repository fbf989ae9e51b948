import { render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';

import siteFile from '../../../settings/site.json' with { type: 'json' };
import { LangProvider } from '@clinic/shared/i18n';
import { localizePath, type Lang } from '../lang.ts';
import { parseSettings, type Settings } from '../settings.ts';
import { SettingsProvider } from '@clinic/shared/site';
import { makeStore, StoreProvider, type AppStore } from '@clinic/shared/store';

/** The shipped settings with a short price list of its own. */
export const sampleSettings: Settings = parseSettings({
  site: siteFile,
  prices: { currency: 'COP', prices: {} },
});

type Options = { lang?: Lang; path?: string; store?: AppStore; settings?: Settings };

/** Renders as the shell would: real store, settings, language and router. */
export function renderWithProviders(
  ui: ReactElement,
  { lang = 'es', path = '/', store = makeStore(), settings = sampleSettings }: Options = {},
): RenderResult & { store: AppStore; user: UserEvent } {
  const result = render(
    <MemoryRouter initialEntries={[localizePath(path, lang)]}>
      <SettingsProvider settings={settings}>
        <StoreProvider store={store}>
          <LangProvider lang={lang}>{ui}</LangProvider>
        </StoreProvider>
      </SettingsProvider>
    </MemoryRouter>,
  );
  return { ...result, store, user: userEvent.setup() };
}
