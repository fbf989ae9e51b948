import { renderWithProviders } from '@clinic/shared/testing';
import type { ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import { vi, type Mock } from 'vitest';

import { shellDocuments } from '#content/shellDocuments.ts';
import { WordsProvider } from '#content/WordsContext.ts';
import { FrameProvider } from '#layout/frames/FrameContext.ts';
import { ResourcesProvider } from '#remotes/ResourcesContext.ts';

import { ownResources } from './ownResources.ts';
import { sampleFrames } from './sampleFrames.ts';

export const shellWords = { es: shellDocuments('es').words, en: shellDocuments('en').words };

type Options = NonNullable<Parameters<typeof renderWithProviders>[1]>;

function Address() {
  const { pathname, search, hash } = useLocation();
  return <output aria-label="address">{pathname + search + hash}</output>;
}

/** Stubs browser APIs that jsdom lacks. @param media whether a media query matches */
export function stubBrowser({ media = () => false }: { media?: (query: string) => boolean } = {}): {
  scrollIntoView: Mock;
} {
  class NoResizeObserver {
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('ResizeObserver', NoResizeObserver);
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: media(query),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  const scrollIntoView = vi.fn();
  Element.prototype.scrollIntoView = scrollIntoView;
  return { scrollIntoView };
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
