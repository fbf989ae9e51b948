import type { SiteDefinition } from '@clinic/host/defineSite';
import { FRAME, type Frame } from '@clinic/shared/frame';
import type { ComponentProps } from 'react';

import type { ShellWords } from '#content/shellDocuments.ts';
import { WordsProvider } from '#content/WordsContext.ts';

import { FrameProvider } from './FrameContext.ts';

/** Provides the shell's words and the links of the remotes. */
export function Providers({ read, children }: ComponentProps<SiteDefinition['Providers']>) {
  // Compose makes both of what this very shell and the remotes bring.
  return (
    <WordsProvider value={read('words') as ShellWords}>
      <FrameProvider value={read(FRAME) as Frame}>{children}</FrameProvider>
    </WordsProvider>
  );
}
