import { groupBy } from '@tesela/core/groupBy';
import type { SearchKind } from '@tesela/core/knowledge';
import type { SearchDocument } from '@tesela/core/search/documents';
import { indexTexts } from '@tesela/core/search/textIndex';

export type ResultGroup = { kind: SearchKind; results: readonly SearchDocument[] };

export type SiteSearch = {
  /** What a query finds, by kind; the kind with the best result comes first. */
  find: (query: string) => ResultGroup[];
  /** What most visitors look for, to show where nothing was found. */
  likely: readonly SearchDocument[];
};

/** Results of a kind: who wants more says more. */
const MAX_RESULTS = 24;

/** Whoever names a concern is shown what it may be and what is done about it before what is sold. */
const preferences: Readonly<Record<SearchKind, number>> = {
  condition: 1.4,
  treatment: 1.3,
  experience: 1.3,
  person: 1.2,
  product: 1,
  article: 1,
  question: 0.9,
  page: 1.1,
};

/** What a kind is called by who asks for one of it, in both languages: «tratamiento para las manchas». */
const kindWords: Readonly<Record<SearchKind, string>> = {
  condition: 'problema tratamiento condition treatment',
  treatment: 'tratamiento procedimiento treatment procedure',
  experience: 'tratamiento ritual sesión spa treatment session',
  product: 'producto tienda product shop',
  person: 'especialista equipo specialist team',
  article: 'artículo blog article',
  question: 'pregunta question',
  page: '',
};

export async function createSiteSearch(documents: readonly SearchDocument[]): Promise<SiteSearch> {
  const items = documents.map((document) => ({ id: document.path, document }));
  const byPath = new Map(items.map(({ id, document }) => [id as string, document]));
  const search = await indexTexts(items, {
    takesSome: true,
    preference: ({ document }) => preferences[document.kind],
    fields: {
      title: { weight: 6, text: ({ document }) => document.title },
      words: { weight: 4, text: ({ document }) => document.words?.join(' ') ?? '' },
      line: { text: ({ document }) => document.line },
      kind: { weight: 0.5, text: ({ document }) => kindWords[document.kind] },
    },
  });

  function find(query: string): ResultGroup[] {
    const results = search(query).flatMap(({ id }) => byPath.get(id) ?? []);
    return [...groupBy(results, ({ kind }) => kind)].map(([kind, all]) => ({
      kind,
      results: all.slice(0, MAX_RESULTS),
    }));
  }

  return { find, likely: documents.filter(({ kind }) => kind === 'condition') };
}

export const countResults = (groups: readonly ResultGroup[]): number =>
  groups.reduce((sum, { results }) => sum + results.length, 0);
