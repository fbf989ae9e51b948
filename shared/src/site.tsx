import { createContext, use, type ReactNode } from 'react';

import type { Settings } from './settings.ts';

const SettingsContext = createContext<Settings | null>(null);

/** Gives the clinic's settings to everything below it. */
export function SettingsProvider({ settings, children }: { settings: Settings; children: ReactNode }) {
  return <SettingsContext value={settings}>{children}</SettingsContext>;
}

function useSettings(): Settings {
  const settings = use(SettingsContext);
  if (!settings)
    throw new Error('No settings: render inside <SettingsProvider> (tests: renderWithProviders).');
  return settings;
}

/** The clinic's name, contacts, hours and other facts. */
export const useSite = (): Settings['site'] => useSettings().site;

/** Price list: product id → Colombian pesos; a product may have none. */
export const usePrices = (): Settings['prices'] => useSettings().prices;
