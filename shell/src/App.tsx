import { DocumentsProvider } from '@clinic/shared/documents';
import { LangProvider } from '@clinic/shared/i18n';
import { splitPath } from '@clinic/shared/lang';
import { SiteProvider } from '@clinic/shared/site';
import { SlotProvider, type SlotProps } from '@clinic/shared/slot';
import { StoreProvider, type AppStore } from '@clinic/shared/store';
import { StrictMode, type ReactNode } from 'react';

import type { Areas } from '#areas/areas.ts';
import { AreasProvider } from '#areas/AreasContext.ts';
import type { Tab } from '#click/tab.ts';
import { WordsProvider } from '#content/WordsContext.ts';
import { frameOf } from '#layout/frames/frame.ts';
import { FrameProvider } from '#layout/frames/FrameContext.ts';
import { RemoteSlot } from '#remotes/RemoteSlot.tsx';
import type { Resources } from '#remotes/resources.ts';
import { ResourcesProvider } from '#remotes/ResourcesContext.ts';
import { SiteRouter } from '#routing/SiteRouter.tsx';

type Props = {
  tab: Tab;
  areas: Areas;
  resources: Resources;
  store: AppStore;
  /** State of the store with which pages are prerendered: an area that is hydrated late begins with it. */
  serverState: ReturnType<AppStore['getState']>;
  /** `Layout` or `Beside`; the same element at every render. */
  children: ReactNode;
};

/** What every part of the document needs, the same in the browser and while prerendering. */
export function App({ tab, areas, resources, store, serverState, children }: Props) {
  return (
    <StrictMode>
      <StoreProvider store={store} serverState={serverState}>
        <ResourcesProvider value={resources}>
          <DocumentsProvider value={resources.readDocument}>
            <AreasProvider value={areas}>
              <SlotProvider value={renderSlot}>
                <SiteRouter tab={tab}>
                  {({ page, location }) => {
                    const { lang } = splitPath(location.pathname);
                    const { frame, words } = frameOf(page, lang);
                    return (
                      <SiteProvider site={page.data.site}>
                        <LangProvider lang={lang}>
                          <WordsProvider value={words}>
                            <FrameProvider value={frame}>{children}</FrameProvider>
                          </WordsProvider>
                        </LangProvider>
                      </SiteProvider>
                    );
                  }}
                </SiteRouter>
              </SlotProvider>
            </AreasProvider>
          </DocumentsProvider>
        </ResourcesProvider>
      </StoreProvider>
    </StrictMode>
  );
}

const renderSlot = (props: SlotProps) => <RemoteSlot {...props} />;
