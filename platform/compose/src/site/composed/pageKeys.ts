import type { SiteData } from '@clinic/shared/prerender';
import type { LiveRemotes } from '@clinic/shared/liveRemotes';
import * as v from 'valibot';

import { hashOf } from '#disk/hash.ts';

import { composerId } from './composerId.ts';

const keyOf = (value: unknown): string => hashOf(JSON.stringify(value)).slice(0, 32);

/** Entries of some remotes, so that a release of another one leaves the page as it is. */
export function entriesOf(liveRemotes: LiveRemotes, names: readonly string[]): LiveRemotes {
  const shown = new Set(names);
  return Object.fromEntries(Object.entries(liveRemotes).filter(([name]) => shown.has(name)));
}

/** What is the same for every page of a composed site; of the live remotes, all that is not a version or an address. */
export const commonKey = (shellIntegrity: string, { registry: liveRemotes, ...data }: SiteData): string =>
  keyOf([
    composerId,
    shellIntegrity,
    data,
    Object.entries(liveRemotes).map(
      ([name, { version: _v, entry: _e, integrity: _i, data: _d, ...shape }]) => [name, shape],
    ),
  ]);

/** What one page is made of: it is the same page as long as this is the same. */
export const pageKey = (common: string, liveRemotes: LiveRemotes, remotes: readonly string[]): string =>
  keyOf([common, entriesOf(liveRemotes, remotes)]);

const pageRecordSchema = v.object({
  /** Remotes that the page shows. */
  remotes: v.array(v.string()),
  key: v.string(),
});

export const composedSiteSchema = v.object({
  pages: v.record(v.string(), pageRecordSchema),
  /** SHA-256 of every other file of it, by path. */
  files: v.record(v.string(), v.string()),
  /** Folders that the composed site needs, from the site's. */
  uses: v.array(v.string()),
});

export type PageRecord = v.InferOutput<typeof pageRecordSchema>;
/** `pages.json` of a composed site: what each page was made of. */
export type ComposedSite = v.InferOutput<typeof composedSiteSchema>;
