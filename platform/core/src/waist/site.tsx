import { createContext, use, type ReactNode } from 'react';

import type { Site } from '../contract/facts.ts';

export type { Site } from '../contract/facts.ts';

const SiteContext = createContext<Site | null>(null);

/** Provides the site's facts to the components below it. */
export function SiteProvider({ site, children }: { site: Site; children: ReactNode }) {
  return <SiteContext value={site}>{children}</SiteContext>;
}

/** The site's name, contacts and other facts. */
export function useSite(): Site {
  const site = use(SiteContext);
  if (!site) throw new Error('No site: render inside <SiteProvider> (tests: renderWithProviders).');
  return site;
}
