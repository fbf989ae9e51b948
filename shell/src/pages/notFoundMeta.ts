import type { PageMeta } from '@clinic/shared/contract';
import type { Site } from '@clinic/shared/settings';
import { useSite } from '@clinic/shared/site';
import { useMemo } from 'react';

import type { ShellWords } from '#content/types.ts';
import { useWords } from '#content/WordsContext.ts';

export const notFoundMeta = ({ notFound }: ShellWords, site: Site): PageMeta => ({
  title: `${notFound.heading} · ${site.shortName}`,
  description: notFound.text,
});

export function useNotFoundMeta(): PageMeta {
  const words = useWords();
  const site = useSite();
  return useMemo(() => notFoundMeta(words, site), [words, site]);
}
