import { Link } from '@tesela/core/navigation';
import { useFrame } from '@tesela/host/frame';

import { useWords } from '#content/WordsContext.ts';
import { PAGES_ID } from '#paths.ts';

import styles from './FooterPages.module.css';

/** Links to every page of the site, which work without JavaScript. */
export function FooterPages() {
  const { footer: words } = useWords();
  const { footer } = useFrame();
  return (
    <nav id={PAGES_ID} aria-label={words.pages} className={styles.pages}>
      {footer.map(({ heading, links }) => (
        // Collapsible on phones; the styles show it always on wide screens.
        <details key={heading} className={styles.group}>
          <summary className={styles.summary}>
            <h3 className={styles.heading}>{heading}</h3>
          </summary>
          <ul className={styles.list}>
            {links.map(({ to, label }) => (
              <li key={to}>
                <Link to={to} markCurrent>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </nav>
  );
}
