import path from 'node:path';

/** Options that every verb on a site takes. */
export const siteOptions = { site: { type: 'string' } } as const;

/** Folder of the environment that a verb works on: `--site`, else `SITE_DIR`, else `.site`. */
export const siteDirOf = (values: { site?: string }): string =>
  path.resolve(values.site ?? process.env.SITE_DIR ?? '.site');
