import { splitPath } from '@clinic/shared/lang';

import { frameOf } from '../src/layout/frames/frame.ts';
import type { Page } from '../src/page/page.ts';
import { notFoundMeta } from '../src/pages/notFoundMeta.ts';
import type { Resources } from '../src/remotes/resources.ts';
import { describeHead } from '../src/routing/head.ts';

/** Shows the language and the title that compose writes into a prerendered page. */
export async function showDrawnHead({ data }: Page, resources: Resources | undefined): Promise<void> {
  const { lang, path } = splitPath(location.pathname);
  const loaded = await resources?.pages.get(lang, path);
  const meta = loaded?.kind === 'page' ? loaded.meta : notFoundMeta(frameOf({ data }, lang).words);
  document.documentElement.lang = lang;
  document.title = describeHead({ meta, lang, path, site: data.site }).title;
}
