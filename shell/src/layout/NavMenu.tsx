import { Link, useCurrentPath } from '@clinic/shared/navigation';
import { useRef } from 'react';

import { useWords } from '#content/WordsContext.ts';
import { paths } from '#paths.ts';

import { ContactLink } from './ContactLink.tsx';
import { NavGroup } from './NavGroup.tsx';
import { isInSection, navItems } from './navItems.ts';
import styles from './NavMenu.module.css';
import { useDropdown } from './useDropdown.ts';

type Props = { onContact: () => void };

/** The site's links: a row in the bar of wide screens, a list in the menu of small ones. */
export function NavMenu({ onContact }: Props) {
  const { pages, nav } = useWords();
  const { path } = useCurrentPath();
  const list = useRef<HTMLUListElement>(null);
  const dropdown = useDropdown(list);
  return (
    <ul ref={list} className={styles.list}>
      {navItems.map((item) => {
        const { page, label, below } = item;
        const isCurrent = isInSection(item, path);
        const name = label ? nav[label] : pages[page];
        if (below) {
          return (
            <NavGroup
              key={page}
              page={page}
              label={name}
              below={below}
              isCurrent={isCurrent}
              dropdown={dropdown}
            />
          );
        }
        return (
          <li key={page} className={styles.item}>
            <Link to={paths[page]} className={styles.link} markCurrent aria-current={isCurrent || undefined}>
              {name}
            </Link>
          </li>
        );
      })}
      <li className={styles.item}>
        <ContactLink className={styles.link} onScroll={onContact} />
      </li>
    </ul>
  );
}
