import type { SiteDefinition } from '@tesela/host/defineSite';
import type { ComponentProps } from 'react';

import type { ShellWords } from '#content/shellDocuments.ts';
import { WordsProvider } from '#content/WordsContext.ts';

/** Provides the words of the shell, which compose makes of what this very shell brings. */
export function Providers({ read, children }: ComponentProps<SiteDefinition['Providers']>) {
  return <WordsProvider value={read('words') as ShellWords}>{children}</WordsProvider>;
}
