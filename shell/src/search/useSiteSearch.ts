import type { RemoteName } from '@clinic/shared/contract';
import { useLang } from '@clinic/shared/i18n';
import type { Lang } from '@clinic/shared/lang';
import { SEARCH_DOCUMENT, type SearchDocument } from '@clinic/shared/search/documents';
import { createSiteSearch, type SiteSearch } from '@clinic/shared/search/siteSearch';
import { useEffect, useState } from 'react';

import { NotFetched } from '#fetching/NotFetched.ts';
import { attemptUntilDone } from '#fetching/retry.ts';
import { settledValue, track } from '#fetching/track.ts';
import { useResources } from '#remotes/ResourcesContext.ts';
import type { Resources } from '#remotes/resources.ts';

const indexes = new WeakMap<Resources, Map<Lang, Promise<SiteSearch>>>();

const indexesOf = (resources: Resources): Map<Lang, Promise<SiteSearch>> => {
  const known = indexes.get(resources) ?? new Map<Lang, Promise<SiteSearch>>();
  indexes.set(resources, known);
  return known;
};

/** A remote whose list cannot be read costs its own results. @throws when none gives any */
async function makeIndex({ source, readDocument }: Resources, lang: Lang): Promise<SiteSearch> {
  await source.refresh();
  // The keys are remotes; Object.keys widens them.
  const remotes = Object.keys(source.get()) as RemoteName[];
  const lists = await Promise.allSettled(remotes.map((name) => readDocument(name, SEARCH_DOCUMENT, lang)));
  const documents = lists.flatMap((list) =>
    // Compose checked them.
    list.status === 'fulfilled' ? (list.value as SearchDocument[]) : [],
  );
  if (documents.length === 0) throw new NotFetched('No live remote says what can be found of it.');
  return createSiteSearch(documents);
}

/** Asked for until it comes. */
function openIndex(resources: Resources, lang: Lang): Promise<SiteSearch> {
  const ofSite = indexesOf(resources);
  const index = ofSite.get(lang) ?? track(attemptUntilDone(() => makeIndex(resources, lang)));
  ofSite.set(lang, index);
  return index;
}

/** Finds things of the whole site; undefined until what the remotes list is here. Fetched by who uses it, never before. */
export function useSiteSearch(): SiteSearch | undefined {
  const lang = useLang();
  const resources = useResources();
  const [loaded, setLoaded] = useState<{ lang: Lang; search: SiteSearch }>();

  useEffect(() => {
    let isCurrent = true;
    void openIndex(resources, lang).then((search) => isCurrent && setLoaded({ lang, search }));
    return () => {
      isCurrent = false;
    };
  }, [resources, lang]);

  const opened = indexesOf(resources).get(lang);
  return loaded?.lang === lang ? loaded.search : opened && settledValue(opened);
}
