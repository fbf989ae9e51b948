import type { Lang } from '@clinic/shared/lang';

import type { Guide } from '#content/types.ts';

import { source } from './schema.ts';

/** The guide with its sections in their parts. */
export function readGuide(lang: Lang): Guide {
  const parts = Map.groupBy(source.entries('guia', lang), ({ part }) => part);
  return {
    ...source.single('pages/guia', lang),
    parts: [...parts].map(([id, entries]) => ({
      id,
      sections: entries.map(({ part: _part, ...section }) => section),
    })),
  };
}
