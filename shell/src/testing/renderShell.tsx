import { renderWithProviders } from '@clinic/shared/testing';
import { FrameProvider } from '@tesela/host/frame';
import { ResourcesProvider } from '@tesela/host/ResourcesContext';
import type { ReactElement } from 'react';
import { useLocation } from 'react-router-dom';

import { shellDocuments } from '#content/shellDocuments.ts';
import { WordsProvider } from '#content/WordsContext.ts';

import { ownResources } from './ownResources.ts';
import { sampleFrames } from './sampleFrames.ts';

export const shellWords = { es: shellDocuments('es').words, en: shellDocuments('en').words };

type Options = NonNullable<Parameters<typeof renderWithProviders>[1]>;

function Address() {
  const { pathname, search, hash } = useLocation();
  return <output aria-label="address">{pathname + search + hash}</output>;
}

/** Renders a part of the shell with its providers, and the current URL as text. */
export function renderShell(ui: ReactElement, options: Options = {}): ReturnType<typeof renderWithProviders> {
  const { lang = 'es' } = options;
  return renderWithProviders(
    <WordsProvider value={shellWords[lang]}>
      <ResourcesProvider value={ownResources}>
        <FrameProvider value={sampleFrames[lang]}>{ui}</FrameProvider>
      </ResourcesProvider>
      <Address />
    </WordsProvider>,
    options,
  );
}
