import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { SEARCH_RULES } from '@tesela/compose/composedSite';
import type { SitePath } from '@tesela/core/lang';
import * as v from 'valibot';

const rulesSchema = v.object({
  path: v.pipe(
    v.string(),
    v.startsWith('/'),
    v.transform((text) => text as SitePath),
  ),
  kinds: v.record(
    v.string(),
    v.object({
      weight: v.optional(v.number()),
      words: v.optional(v.string()),
      isLikely: v.optional(v.boolean()),
    }),
  ),
});

/** Where a site's search is, and what it finds. */
export type GatewaySearch = v.InferOutput<typeof rulesSchema>;

/**
 * Reads what compose wrote of the site's search.
 * @returns undefined where the site has none
 * @throws Error when the file exists and is damaged
 */
export async function readSearchRules(dir: string): Promise<GatewaySearch | undefined> {
  const text = await readFile(path.join(dir, SEARCH_RULES), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : v.parse(rulesSchema, JSON.parse(text));
}
