import { readFile } from 'node:fs/promises';
import path from 'node:path';

import type { Lang } from '@tesela/core/lang';
import { documentFile, LIVE_REMOTES_URL } from '@tesela/core/liveRemotes';
import { SEARCH_DOCUMENT, type SearchDocument } from '@tesela/core/search/documents';
import { searchDocumentsSchema } from '@tesela/core/search/schema';
import * as v from 'valibot';

import type { ComposedSite } from '#server/site/deployment.ts';

const liveRemotesSchema = v.record(
  v.string(),
  v.object({ data: v.optional(v.pipe(v.string(), v.regex(/^\/data\/[\w-]+\/[\w-]+$/))) }),
);

const readJson = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'));

/** Returns nothing for a remote without search documents or with damaged ones, so that the others still appear. */
async function readOne(file: string): Promise<SearchDocument[]> {
  try {
    return v.parse(searchDocumentsSchema, await readJson(file));
  } catch {
    return [];
  }
}

/**
 * Reads the search documents of all live remotes.
 * @throws Error when the live remotes cannot be read
 */
export async function readSearchDocuments({ dir }: ComposedSite, lang: Lang): Promise<SearchDocument[]> {
  const liveRemotes = v.parse(liveRemotesSchema, await readJson(path.join(dir, LIVE_REMOTES_URL)));
  const files = Object.values(liveRemotes).flatMap(({ data }) =>
    data ? [path.join(dir, data, documentFile(SEARCH_DOCUMENT, lang))] : [],
  );
  return (await Promise.all(files.map(readOne))).flat();
}
