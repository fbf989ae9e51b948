import type { SiteFolder } from '@clinic/compose/change';
import { openSite, type SiteOptions } from '@clinic/compose/site';

import { text } from '../options.ts';

/** Options of every verb that changes or reads a site. */
export const siteOptions = {
  site: text('DIR', 'folder of the site (SITE_DIR; .site)'),
  registry: text('URL', 'npm registry of the releases (CLINIC_REGISTRY), token in CLINIC_REGISTRY_TOKEN'),
  store: text('DIR', "folder of tarballs instead (CLINIC_STORE; packages in the site's folder)"),
  settings: text('DIR', 'facts of the clinic (CLINIC_SETTINGS; settings)'),
  environment: text('NAME', 'name of the environment (CLINIC_ENVIRONMENT)'),
};

/** The manifest of another site, for verbs that work without a site's folder. */
export const manifestOption = {
  manifest: text(
    'URL',
    "live.json to follow, a file or an address (CLINIC_MANIFEST); else the site's folder",
  ),
};

export const siteOf = (values: SiteOptions, say: (line: string) => void): SiteFolder => ({
  ...openSite(values),
  say,
});
