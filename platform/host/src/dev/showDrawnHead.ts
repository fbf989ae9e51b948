import { splitPath } from '@tesela/core/lang';

import type { Page } from '#page/page.ts';
import { shownDocuments } from '#page/shownDocuments.ts';
import type { Resources } from '#remotes/resources.ts';
import { describeHead, type SiteHead } from '#routing/head.ts';

/** Shows the language and the title that compose writes into a prerendered page. */
export async function showDrawnHead(
  { data }: Page,
  resources: Resources | undefined,
  head: SiteHead,
): Promise<void> {
  const { lang, path } = splitPath(location.pathname, data.site.languages);
  const loaded = await resources?.pages.get(lang, path);
  const meta = loaded?.kind === 'page' ? loaded.meta : head.notFound(shownDocuments({ data }, lang));
  document.documentElement.lang = lang;
  document.title = describeHead({ meta, lang, path, site: data.site }, head).title;
}
