import type { PageMeta } from '@clinic/shared/contract';
import { useMemo } from 'react';

import type { ShellWords } from '#content/shellDocuments.ts';
import { useWords } from '#content/WordsContext.ts';

export const notFoundMeta = ({ notFound }: ShellWords): PageMeta => ({
  title: notFound.heading,
  description: notFound.text,
});

export function useNotFoundMeta(): PageMeta {
  const words = useWords();
  return useMemo(() => notFoundMeta(words), [words]);
}
