import type { MenuEntry } from '@tesela/core/frame';
import { Link, useCurrentPath } from '@tesela/core/navigation';
import { useFrame } from '@tesela/host/frame';
import { useRef } from 'react';

import { useWords } from '#content/WordsContext.ts';
import { ContactLink } from '#layout/ContactLink.tsx';

import { NavGroup } from './NavGroup.tsx';
import styles from './NavMenu.module.css';
import { isInSection } from './sections.ts';
import { useDropdown } from './useDropdown.ts';

type Props = { onContact: () => void };

/** Links of the site: home, those of the micro-frontends, contact. A row on wide screens, a list on small ones. */
export function NavMenu({ onContact }: Props) {
  const { home } = useWords();
  const { menu } = useFrame();
  const entries: readonly MenuEntry[] = [{ to: '/', label: home }, ...menu];
  const { path } = useCurrentPath();
  const list = useRef<HTMLUListElement>(null);
  const dropdown = useDropdown(list);
  return (
    <ul ref={list} className={styles.list}>
      {entries.map((entry) => {
        const { to, label } = entry;
        const isCurrent = isInSection(entry, path);
        if (entry.below) {
          return <NavGroup key={to} entry={entry} isCurrent={isCurrent} dropdown={dropdown} />;
        }
        return (
          <li key={to} className={styles.item}>
            <Link to={to} className={styles.link} markCurrent aria-current={isCurrent || undefined}>
              {label}
            </Link>
          </li>
        );
      })}
      <li className={styles.item}>
        <ContactLink className={styles.link} onClick={onContact} />
      </li>
    </ul>
  );
}
