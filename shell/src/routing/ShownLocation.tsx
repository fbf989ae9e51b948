import { localizePath, splitPath } from '@clinic/shared/lang';
import { OverlayProvider, PlaceProvider, type Overlay, type SitePath } from '@clinic/shared/navigation';
import { useSite } from '@clinic/shared/site';
import { createContext, use, useEffect, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import {
  createPath,
  UNSAFE_LocationContext as LocationContext,
  useNavigate,
  type Location,
  type NavigationType,
} from 'react-router-dom';

import { openAreas, whenIdle } from '#areas/areas.ts';
import { loadWords } from '#content/loadWords.ts';
import { wait } from '#fetching/retry.ts';
import type { Resources } from '#remotes/resources.ts';

import { overlayOn, useAddress } from './AddressRouter.tsx';
import { titleOf } from './head.ts';
import { NavigationProgress } from './NavigationProgress.tsx';
import { scrollMemory } from './scrollMemory.ts';

const NavigationTypeContext = createContext<NavigationType>('POP' as NavigationType);

/** How the visitor came to the page on the screen: by a link, or back and forth in the history. */
export const useShownNavigationType = (): NavigationType => use(NavigationTypeContext);

const IsNavigatingContext = createContext(false);

/** Whether the visitor is on the way to a page that is not on the screen yet. */
export const useIsNavigating = (): boolean => use(IsNavigatingContext);

type Props = {
  resources: Resources;
  /** What the server sent is the page of addresses that do not exist: it was prerendered at its own. */
  isNotFound?: boolean;
  children: ReactNode;
};

/** Waits after a click, in ms: until the stand-in is fetched, is shown at the soonest, and something is shown at last. */
const standInDelay = 1_000;
const earliestStandIn = 2_000;
const latestShow = 2_700;

/** Longest wait of the tab's name for what the visitor sees, in ms. */
const TITLE_DELAY = 200;

const notFoundPath = ({ pathname }: Location): string => localizePath('/404', splitPath(pathname).lang);

const isSameEntry = (a: Location, b: Location): boolean => a.key === b.key && createPath(a) === createPath(b);

/**
 * Everything below sees the location of the page on the screen, not the one in the address bar: the old page
 * stays until the new one has arrived or has failed. React's transitions would do the same, but a transition
 * waits for every prerendered area that is not hydrated yet, and one dead slot would hold all navigation up
 * (docs/decisions/006-declarative-router.md).
 *
 * The context is the router's own: `<Routes location>` would provide a new value at every render.
 */
export function ShownLocation({ resources, isNotFound = false, children }: Props) {
  const { location, navigationType } = useAddress();
  const navigate = useNavigate();
  const site = useSite();
  const [shown, setShown] = useState({
    location: isNotFound ? { ...location, pathname: notFoundPath(location) } : location,
    navigationType,
  });
  const target = splitPath(location.pathname);
  const isHere = location.pathname === shown.location.pathname;
  // An entry that was opened over another page is a page of its own after a reload.
  const isOverlay = !isHere && overlayOn(location) === shown.location.pathname;
  const isSamePage = isHere || isOverlay;

  // The page that the visitor landed on may never come alive.
  const [landedAt] = useState(location.key);
  useLayoutEffect(() => void scrollMemory.enter(landedAt), [landedAt]);

  // Back from an overlay, the page is where it was.
  const isShown = isSameEntry(location, shown.location);
  if (!isShown && !isOverlay) openAreas();
  if (isHere && !isShown) setShown({ location, navigationType });

  // The router's own: it changes with the page alone, see `PlaceProvider`.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  const page = useMemo(() => shown, [shown.location.pathname]);

  const overlay = useMemo<Overlay | null>(
    () =>
      // It starts with a slash, as every pathname.
      isOverlay ? { path: target.path as SitePath, close: () => void navigate(-1) } : null,
    [isOverlay, target.path, navigate],
  );

  // The tab and what is shared of it name the page whose address it bears.
  useEffect(() => {
    if (!overlay) return;
    const titleBelow = document.title;
    let isOpen = true;
    const name = async () => {
      const page = isOpen && (await resources.page(target.lang, overlay.path));
      if (isOpen && page && page.kind === 'page') document.title = titleOf(page.meta, site, target.lang);
    };
    // Its code is not needed for the answer to the tap.
    whenIdle(() => void name().catch(() => {}), TITLE_DELAY);
    return () => {
      isOpen = false;
      document.title = titleBelow;
    };
  }, [overlay, resources, site, target.lang]);

  useEffect(() => {
    if (isSamePage) return;
    let isWanted = true;
    const { lang, path } = target;
    const show = () => {
      if (isWanted) setShown({ location, navigationType });
    };
    const words = loadWords(lang);
    const page = resources.page(lang, path);
    void Promise.all([page, words]).then(([found]) => {
      if (found.kind === 'page' || found.kind === 'not-found') show();
      else if (isWanted) void navigate(localizePath(found.to, lang), { replace: true });
    });
    // What compose made of the page stands in for one that does not come soon. It is fetched when it may be needed.
    const standIn = wait(standInDelay).then(() => (isWanted ? resources.prerendered(lang, path) : undefined));
    const isLate = Promise.race([standIn.catch(() => {}), wait(latestShow)]);
    void Promise.all([isLate, wait(earliestStandIn), words]).then(show);
    return () => {
      isWanted = false;
    };
    // The rest follows from the location.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [location, resources]);

  return (
    <>
      <NavigationProgress isBusy={!isSamePage} />
      <NavigationTypeContext value={shown.navigationType}>
        <OverlayProvider value={overlay}>
          <IsNavigatingContext value={!isSamePage}>
            <LocationContext value={page}>
              <PlaceProvider value={shown.location}>{children}</PlaceProvider>
            </LocationContext>
          </IsNavigatingContext>
        </OverlayProvider>
      </NavigationTypeContext>
    </>
  );
}
