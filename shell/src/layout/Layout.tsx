import { PAGE_AREA, SHELL_AREA } from '#areas/gates.ts';
import { useComesAlive } from '#areas/useArea.ts';
import { wakeAreas } from '#areas/wakeAreas.ts';
import { AssessmentModal } from '#assessment/AssessmentModal.tsx';
import { useWords } from '#content/WordsContext.ts';
import { RemotePage } from '#remotes/RemotePage.tsx';

import { useEffect } from 'react';

import { useContactArrival } from './contactArrival.ts';
import { Footer } from '#layout/footer/Footer.tsx';
import styles from './Layout.module.css';
import { Navbar } from '#layout/navbar/Navbar.tsx';
import { NoScriptNote } from './NoScriptNote.tsx';
import { useMobileMenu } from '#layout/navbar/useMobileMenu.ts';
import { WidgetRegion } from './WidgetRegion.tsx';

/** The same at every render, so that opening the menu leaves a page alone that React has not taken over yet. */
const page = <RemotePage />;

/** Everything around the page: navbar above, footer below, widgets and the assessment form over it. */
export function Layout() {
  const { skipLink } = useWords();
  const menu = useMobileMenu();
  useContactArrival();
  useComesAlive(SHELL_AREA);
  useEffect(() => void wakeAreas(), []);
  return (
    <>
      <a href="#contenido" className={styles.skipLink} inert={menu.coversPage}>
        {skipLink}
      </a>
      <NoScriptNote />
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
