import type { SiteData } from '@clinic/shared/prerender';
import type { Registry } from '@clinic/shared/registry';
import { createHash } from 'node:crypto';
import * as v from 'valibot';

import { composerId } from './composerId.ts';

const hashOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 32);

/** Entries of some remotes, so that a release of another one leaves the page as it is. */
export function entriesOf(registry: Registry, names: readonly string[]): Registry {
  const shown = new Set(names);
  return Object.fromEntries(Object.entries(registry).filter(([name]) => shown.has(name)));
}

/** What is the same for every page of a composition; of the registry, all that is not a version or an address. */
export const commonKey = (shellIntegrity: string, { registry, ...data }: SiteData): string =>
  hashOf([
    composerId,
    shellIntegrity,
    data,
    Object.entries(registry).map(([name, { version: _v, entry: _e, integrity: _i, data: _d, ...shape }]) => [
      name,
      shape,
    ]),
  ]);

/** What one page is made of: it is the same page as long as this is the same. */
export const pageKey = (common: string, registry: Registry, remotes: readonly string[]): string =>
  hashOf([common, entriesOf(registry, remotes)]);

const pageRecordSchema = v.object({
  /** Remotes that the page shows. */
  remotes: v.array(v.string()),
  key: v.string(),
  /** SHA-256 of its HTML. */
  hash: v.string(),
});

export const compositionSchema = v.object({
  pages: v.record(v.string(), pageRecordSchema),
  /** Folders that the composition needs, from the site's. */
  uses: v.array(v.string()),
});

export type PageRecord = v.InferOutput<typeof pageRecordSchema>;
/** `pages.json` of a composition: what each page was made of. */
export type Composition = v.InferOutput<typeof compositionSchema>;
