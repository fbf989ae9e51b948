import { Link } from '@clinic/shared/navigation';

import { useWords } from '#content/WordsContext.ts';
import { PAGES_ID, paths, type PageName } from '#paths.ts';

import styles from './FooterPages.module.css';

/** Every page of the site: here all of them can be reached without scripts. */
export const footerGroups = [
  { group: 'clinic', pages: ['home', 'about', 'team', 'blog', 'faq'] },
  { group: 'dermatology', pages: ['clinical', 'aesthetic'] },
  { group: 'spa', pages: ['spaFacial', 'spaHair', 'spaBody', 'spaLaser'] },
  { group: 'shop', pages: ['shop', 'shopRejuvenation', 'shopHair', 'shopAcne', 'shopSpots'] },
] as const satisfies { group: string; pages: PageName[] }[];

export function FooterPages() {
  const { footer, pages } = useWords();
  return (
    <nav id={PAGES_ID} aria-label={footer.pages} className={styles.pages}>
      {footerGroups.map(({ group, pages: names }) => (
        <div key={group}>
          <h3 className={styles.heading}>{footer.groups[group]}</h3>
          <ul className={styles.list}>
            {names.map((name) => (
              <li key={name}>
                <Link to={paths[name]} markCurrent>
                  {pages[name]}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
