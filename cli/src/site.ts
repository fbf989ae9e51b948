import type { Site } from '@clinic/compose/change';
import { openSite, type SiteOptions } from '@clinic/compose/site';

import type { Say } from '#verb.ts';

/** Options of every verb that changes or reads a site. */
export const siteOptions = {
  site: { type: 'string' },
  registry: { type: 'string' },
  store: { type: 'string' },
  settings: { type: 'string' },
  environment: { type: 'string' },
} as const;

/** The same for the usage of a verb. */
export const siteUsage = `  --site DIR          folder of the site (SITE_DIR; .site)
  --registry URL      npm registry of the releases (CLINIC_REGISTRY), token in CLINIC_REGISTRY_TOKEN
  --store DIR         folder of tarballs instead of a registry (CLINIC_STORE; packages in the site's folder)
  --settings DIR      facts of the clinic (CLINIC_SETTINGS; settings)
  --environment NAME  name of the environment (CLINIC_ENVIRONMENT)`;

export const siteOf = (values: SiteOptions, say: Say): Site => ({ ...openSite(values), say });
