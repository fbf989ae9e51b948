import { createContext, use, type ReactNode } from 'react';

import type { Site } from '../api/settings.ts';

const SiteContext = createContext<Site | null>(null);

/** Provides the clinic's facts to the components below it. */
export function SiteProvider({ site, children }: { site: Site; children: ReactNode }) {
  return <SiteContext value={site}>{children}</SiteContext>;
}

/** The clinic's name, contacts, hours and other facts. */
export function useSite(): Site {
  const site = use(SiteContext);
  if (!site) throw new Error('No site: render inside <SiteProvider> (tests: renderWithProviders).');
  return site;
}
