import { searchKinds } from '@clinic/shared/search/searchKinds';
import type { RemoteName } from '@tesela/core/contract';
import { useLang } from '@tesela/core/i18n';
import type { Lang } from '@tesela/core/lang';
import { SEARCH_DOCUMENT, type SearchDocument } from '@tesela/core/search/documents';
import { createSiteSearch, type SiteSearch } from '@tesela/core/search/siteSearch';
import { FetchError } from '@tesela/host/FetchError';
import type { Resources } from '@tesela/host/resources';
import { useResources } from '@tesela/host/ResourcesContext';
import { retryUntilSuccess } from '@tesela/host/retry';
import { settledValue, withStatus } from '@tesela/host/withStatus';
import { useEffect, useState } from 'react';

/** Of the tab, by language. */
const indexes = new Map<Lang, Promise<SiteSearch>>();

/** Ignores remotes whose search documents cannot be read. @throws FetchError when none can be read */
async function makeIndex({ source, readDocument }: Resources, lang: Lang): Promise<SiteSearch> {
  await source.refresh();
  // Object.keys widens the keys, which are names of remotes.
  const remotes = Object.keys(source.get()) as RemoteName[];
  const lists = await Promise.allSettled(remotes.map((name) => readDocument(name, SEARCH_DOCUMENT, lang)));
  const documents = lists.flatMap((list) =>
    // Compose checked them.
    list.status === 'fulfilled' ? (list.value as SearchDocument[]) : [],
  );
  if (documents.length === 0) throw new FetchError('No live remote has search documents.');
  return createSiteSearch(documents, searchKinds);
}

/** Loads the index once; repeats the attempt until it succeeds. */
function loadIndex(resources: Resources, lang: Lang): Promise<SiteSearch> {
  const index = indexes.get(lang) ?? withStatus(retryUntilSuccess(() => makeIndex(resources, lang)));
  indexes.set(lang, index);
  return index;
}

/** The search over the whole site; undefined until its index is loaded. The index is loaded on first use. */
export function useSiteSearch(): SiteSearch | undefined {
  const lang = useLang();
  const resources = useResources();
  const [, setLoaded] = useState<SiteSearch>();

  useEffect(() => void loadIndex(resources, lang).then(setLoaded), [resources, lang]);

  const index = indexes.get(lang);
  return index && settledValue(index);
}
