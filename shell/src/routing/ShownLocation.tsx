import { localizePath, splitPath } from '@clinic/shared/lang';
import { createContext, use, useEffect, useState, type ReactNode } from 'react';
import { Route, Routes, useLocation, useNavigate, useNavigationType } from 'react-router-dom';

import { loadWords } from '#content/loadWords.ts';
import type { Resources } from '#remotes/resources.ts';

import { NavigationProgress } from './NavigationProgress.tsx';

type NavigationType = ReturnType<typeof useNavigationType>;

const NavigationTypeContext = createContext<NavigationType>('POP' as NavigationType);

/** How the visitor came to the page on the screen: by a link, or back and forth in the history. */
export const useShownNavigationType = (): NavigationType => use(NavigationTypeContext);

/**
 * Everything below sees the location of the page on the screen, not the one in the address bar: the old page
 * stays until the new one has arrived or has failed. React's transitions would do the same, but a transition
 * waits for every prerendered area that is not hydrated yet, and one dead slot would hold all navigation up
 * (docs/decisions/006-declarative-router.md).
 */
export function ShownLocation({ resources, children }: { resources: Resources; children: ReactNode }) {
  const location = useLocation();
  const navigationType = useNavigationType();
  const navigate = useNavigate();
  const [shown, setShown] = useState({ location, navigationType });
  const target = splitPath(location.pathname);
  const isSamePage = location.pathname === shown.location.pathname;

  if (isSamePage && location !== shown.location) setShown({ location, navigationType });

  useEffect(() => {
    if (isSamePage) return;
    let isWanted = true;
    const { lang, path } = target;
    void Promise.allSettled([resources.page(lang, path), loadWords(lang)]).then(([page, words]) => {
      if (!isWanted) return;
      if (words.status === 'rejected') window.location.reload();
      else if (page.status === 'fulfilled' && page.value.kind === 'redirect') {
        void navigate(localizePath(page.value.to, lang), { replace: true });
      } else setShown({ location, navigationType });
    });
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
        <Routes location={shown.location}>
          <Route path="*" element={children} />
        </Routes>
      </NavigationTypeContext>
    </>
  );
}
