import { DocumentsProvider } from '@clinic/shared/documents';
import { LangProvider } from '@clinic/shared/i18n';
import { splitPath, type Lang } from '@clinic/shared/lang';
import { PreloadProvider, useCurrentPath } from '@clinic/shared/navigation';
import type { Site } from '@clinic/shared/settings';
import { SiteProvider } from '@clinic/shared/site';
import { SlotProvider, type SlotProps } from '@clinic/shared/slot';
import { StoreProvider, type AppStore } from '@clinic/shared/store';
import { use, useCallback, useState } from 'react';

import { useDelegatedLinks } from '#areas/useDelegatedLinks.ts';
import { WordsProvider } from '#content/WordsContext.ts';
import { FrameProvider } from '#layout/frames/FrameContext.ts';
import type { Frames } from '#layout/frames/frames.ts';
import { Layout } from '#layout/Layout.tsx';
import { refreshSoon } from '#remotes/liveRemotesSource.ts';
import { RemoteSlot } from '#remotes/RemoteSlot.tsx';
import type { Resources } from '#remotes/resources.ts';
import { ResourcesProvider } from '#remotes/ResourcesContext.ts';
import { LateNavigation } from '#routing/LateNavigation.tsx';
import { NavigationProgress } from '#routing/NavigationProgress.tsx';
import { OverlayTitle } from '#routing/OverlayTitle.tsx';
import { ShownLocation } from '#routing/ShownLocation.tsx';
import type { SiteHistory } from '#routing/siteHistory.ts';

type Props = {
  /** The address has no page. */
  isNotFound?: boolean;
  history: SiteHistory;
  site: Site;
  frames: Frames;
  resources: Resources;
  store: AppStore;
};

/** The component tree of the site, the same in the browser and while prerendering. */
export function App({ isNotFound, history, site, frames, resources, store }: Props) {
  // An area that is hydrated late begins with it, whatever the store has by then.
  const [prerenderedState] = useState(() => store.getState());
  return (
    <SiteProvider site={site}>
      <StoreProvider store={store} serverState={prerenderedState}>
        <ResourcesProvider value={resources}>
          <DocumentsProvider value={resources.readDocument}>
            <ShownLocation history={history} frames={frames} resources={resources} isNotFound={isNotFound}>
              <LocalizedSite frames={frames} resources={resources} />
            </ShownLocation>
          </DocumentsProvider>
        </ResourcesProvider>
      </StoreProvider>
    </SiteProvider>
  );
}

/** The site in the language of the current page. */
function LocalizedSite({ frames, resources }: Pick<Props, 'frames' | 'resources'>) {
  const { lang } = useCurrentPath();
  const { frame, words } = use(frames(lang));
  const preload = useCallback(
    (target: Lang, to: string) => {
      resources.pages.preload(target, splitPath(toPathname(to)).path);
      void refreshSoon(resources.source);
    },
    [resources],
  );
  useDelegatedLinks(preload);
  return (
    <LangProvider lang={lang}>
      <WordsProvider value={words}>
        <PreloadProvider value={preload}>
          <SlotProvider value={renderSlot}>
            <FrameProvider value={frame}>
              <Layout />
              <NavigationProgress />
              <LateNavigation />
              <OverlayTitle />
            </FrameProvider>
          </SlotProvider>
        </PreloadProvider>
      </WordsProvider>
    </LangProvider>
  );
}

const renderSlot = (props: SlotProps) => <RemoteSlot {...props} />;

const toPathname = (to: string): string => to.replace(/[?#].*$/, '');
