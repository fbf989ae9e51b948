import type { Lang } from '@tesela/core/lang';

import { source } from './schema.ts';

/** What the page shows. */
export function homeDocument(lang: Lang) {
  const { menu: _menu, ...page } = source.single('pages/home', lang);
  return page;
}

export type HomeDocument = ReturnType<typeof homeDocument>;
