import { DocumentsProvider } from '@tesela/core/documents';
import { FRAME, type Frame } from '@tesela/core/frame';
import { LangProvider } from '@tesela/core/i18n';
import { splitPath } from '@tesela/core/lang';
import { AddressBarProvider } from '@tesela/core/navigation';
import { SiteProvider } from '@tesela/core/site';
import { SlotProvider } from '@tesela/core/slot';
import { StoreProvider, type AppStore } from '@tesela/core/store';
import { StrictMode, useSyncExternalStore, type ComponentProps, type ReactNode } from 'react';
import { Router } from 'react-router-dom';

import type { Areas } from '#areas/areas.ts';
import { AreasProvider, useAreas } from '#areas/AreasContext.ts';
import { useMarkHydrated } from '#areas/useHydrationGate.ts';
import type { SiteTab } from '#click/tab.ts';
import { FrameProvider } from '#page/FrameContext.ts';
import { shownDocuments } from '#page/shownDocuments.ts';
import { RemoteSlot } from '#remotes/RemoteSlot.tsx';
import type { Resources } from '#remotes/resources.ts';
import { ResourcesProvider } from '#remotes/ResourcesContext.ts';

import type { SiteDefinition } from './defineSite.ts';

type Props = Pick<SiteDefinition, 'Providers'> & {
  tab: SiteTab;
  areas: Areas;
  resources: Resources;
  store: AppStore;
  /** State of the store with which pages are prerendered: an area that is hydrated late begins with it. */
  serverState: ReturnType<AppStore['getState']>;
  /** `Layout` or `Beside` of the site; the same element at every render. */
  children: ReactNode;
};

/** What every part of the document needs, the same in the browser and while prerendering. */
export function App({ Providers, tab, areas, resources, store, serverState, children }: Props) {
  // The location is that of the page on the screen, not that of the address bar.
  const { page, location } = useSyncExternalStore(tab.subscribe, tab.shown, tab.shown);
  const { lang } = splitPath(location.pathname, page.data.site.languages);
  const read = shownDocuments(page, lang);
  return (
    <StrictMode>
      <StoreProvider store={store} serverState={serverState}>
        <ResourcesProvider value={resources}>
          <DocumentsProvider value={resources.readDocument}>
            <AreasProvider value={areas}>
              <SlotProvider value={renderSlot}>
                <AddressBarProvider value={tab}>
                  <Router navigator={tab} location={location} useTransitions={false}>
                    <SiteProvider site={page.data.site}>
                      <LangProvider lang={lang}>
                        <FrameProvider value={read(FRAME) as Frame}>
                          <Providers read={read}>
                            <Part>{children}</Part>
                          </Providers>
                        </FrameProvider>
                      </LangProvider>
                    </SiteProvider>
                  </Router>
                </AddressBarProvider>
              </SlotProvider>
            </AreasProvider>
          </DocumentsProvider>
        </ResourcesProvider>
      </StoreProvider>
    </StrictMode>
  );
}

/** A part of the document, which React makes interactive but for the areas in it. */
function Part({ children }: { children: ReactNode }): ReactNode {
  useMarkHydrated(useAreas().name);
  return children;
}

const renderSlot = (props: ComponentProps<typeof RemoteSlot>) => <RemoteSlot {...props} />;
