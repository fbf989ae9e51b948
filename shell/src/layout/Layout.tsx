import { target } from '@clinic/shared/kit/layout';
import { useEffect } from 'react';

import { PAGE_AREA, SHELL_AREA } from '#areas/hydrationGates.ts';
import { scheduleHydration } from '#areas/scheduleHydration.ts';
import { useMarkHydrated } from '#areas/useHydrationGate.ts';
import { AssessmentModal } from '#assessment/AssessmentModal.tsx';
import { useWords } from '#content/WordsContext.ts';
import { Footer } from '#layout/footer/Footer.tsx';
import { Navbar } from '#layout/navbar/Navbar.tsx';
import { useMobileMenu } from '#layout/navbar/useMobileMenu.ts';
import { RemotePage } from '#remotes/RemotePage.tsx';

import styles from './Layout.module.css';
import { NoScriptNote } from './NoScriptNote.tsx';
import { Notice } from './Notice.tsx';
import { useScrollToContact } from './scrollToContact.ts';
import { WidgetRegion } from './WidgetRegion.tsx';

/** The same element at every render, so that opening the menu does not affect a page that is not hydrated yet. */
const page = <RemotePage />;

/** The page with everything around it: navbar, footer, widgets and the assessment form. */
export function Layout() {
  const { skipLink } = useWords();
  const menu = useMobileMenu();
  useScrollToContact();
  useMarkHydrated(SHELL_AREA);
  useEffect(() => {
    const unmounted = new AbortController();
    void scheduleHydration(unmounted.signal);
    return () => unmounted.abort();
  }, []);
  return (
    <>
      <a href="#contenido" className={target(styles.skipLink)} inert={menu.coversPage}>
        {skipLink}
      </a>
      <NoScriptNote />
      <Notice isInert={menu.coversPage} />
      <Navbar menu={menu} />
      <main
        id="contenido"
        data-area={PAGE_AREA}
        tabIndex={-1}
        inert={menu.coversPage}
        className={styles.main}
      >
        {page}
      </main>
      <Footer isInert={menu.coversPage} />
      <WidgetRegion isInert={menu.coversPage} />
      <AssessmentModal />
    </>
  );
}
