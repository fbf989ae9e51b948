import type { SearchKind } from '../described/knowledge.ts';
import { groupBy } from '../text/groupBy.ts';
import type { SearchDocument } from './documents.ts';
import { indexTexts } from './textIndex.ts';

export type ResultGroup = { kind: SearchKind; results: readonly SearchDocument[] };

export type SiteSearch = {
  /** What a query finds, by kind; the kind with the best result comes first. */
  find: (query: string) => ResultGroup[];
  /** What most visitors look for, to show where nothing was found. */
  likely: readonly SearchDocument[];
};

/** Results of a kind: who wants more says more. */
const MAX_RESULTS = 24;

/** What a site says of a kind of results. */
export type SearchedKind = {
  /** How gladly it is shown beside the others. Default: 1. */
  weight?: number | undefined;
  /** What it is called by who asks for one of it, in all languages. */
  words?: string | undefined;
  /** Shown to who found nothing, since most visitors look for it. */
  isLikely?: boolean | undefined;
};

export type SearchedKinds = Readonly<Record<string, SearchedKind>>;

export async function createSiteSearch(
  documents: readonly SearchDocument[],
  kinds: SearchedKinds,
): Promise<SiteSearch> {
  const items = documents.map((document) => ({ id: document.path, document }));
  const byPath = new Map(items.map(({ id, document }) => [id as string, document]));
  const search = await indexTexts(items, {
    takesSome: true,
    preference: ({ document }) => kinds[document.kind]?.weight ?? 1,
    fields: {
      title: { weight: 6, text: ({ document }) => document.title },
      words: { weight: 4, text: ({ document }) => document.words?.join(' ') ?? '' },
      line: { text: ({ document }) => document.line },
      kind: { weight: 0.5, text: ({ document }) => kinds[document.kind]?.words ?? '' },
    },
  });

  function find(query: string): ResultGroup[] {
    const results = search(query).flatMap(({ id }) => byPath.get(id) ?? []);
    return [...groupBy(results, ({ kind }) => kind)].map(([kind, all]) => ({
      kind,
      results: all.slice(0, MAX_RESULTS),
    }));
  }

  return { find, likely: documents.filter(({ kind }) => kinds[kind]?.isLikely) };
}

export const countResults = (groups: readonly ResultGroup[]): number =>
  groups.reduce((sum, { results }) => sum + results.length, 0);
