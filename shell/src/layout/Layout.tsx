import { AssessmentModal } from '#assessment/AssessmentModal.tsx';
import { useWords } from '#content/WordsContext.ts';
import { RemotePage } from '#remotes/RemotePage.tsx';

import { useContactArrival } from './contactArrival.ts';
import { Footer } from './Footer.tsx';
import styles from './Layout.module.css';
import { Navbar } from './Navbar.tsx';
import { NoScriptNote } from './NoScriptNote.tsx';
import { useMobileMenu } from './useMobileMenu.ts';
import { WidgetRegion } from './WidgetRegion.tsx';

/** Everything around the page: navbar above, footer below, widgets and the assessment form over it. */
export function Layout() {
  const { skipLink } = useWords();
  const menu = useMobileMenu();
  useContactArrival();
  return (
    <>
      <a href="#contenido" className={styles.skipLink} inert={menu.isOpen}>
        {skipLink}
      </a>
      <NoScriptNote />
      <Navbar menu={menu} />
      <main id="contenido" tabIndex={-1} inert={menu.isOpen} className={styles.main}>
        <RemotePage />
      </main>
      <Footer isInert={menu.isOpen} />
      <WidgetRegion isInert={menu.isOpen} />
      <AssessmentModal />
    </>
  );
}
