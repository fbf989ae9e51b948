import { target } from '@clinic/shared/kit/layout';
import { PAGE_AREA } from '@tesela/host/areas';
import { RemotePage } from '@tesela/host/RemotePage';

import { useWords } from '#content/WordsContext.ts';
import { Footer } from '#layout/footer/Footer.tsx';
import { Navbar } from '#layout/navbar/Navbar.tsx';
import { useMobileMenu } from '#layout/navbar/useMobileMenu.ts';
import { NotFoundPage } from '#pages/NotFoundPage.tsx';

import styles from './Layout.module.css';
import { NoScriptNote } from './NoScriptNote.tsx';
import { Notice } from './Notice.tsx';

/** The same element at every render, so that opening the menu does not affect a page that is not hydrated yet. */
const page = <RemotePage notFound={<NotFoundPage />} />;

/** The page with its bar and its footer. */
export function Layout() {
  const { skipLink } = useWords();
  const menu = useMobileMenu();
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
    </>
  );
}
