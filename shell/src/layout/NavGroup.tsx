import { Link } from '@clinic/shared/navigation';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';

import { useWords } from '#content/WordsContext.ts';
import { paths, type PageName } from '#paths.ts';

import styles from './NavMenu.module.css';
import type { Dropdown } from './useDropdown.ts';

type Props = {
  page: PageName;
  label: string;
  below: readonly PageName[];
  isCurrent: boolean;
  dropdown: Dropdown;
};

/** A link with a button beside it that discloses the pages below. In the mobile menu they always show. */
export function NavGroup({ page, label, below, isCurrent, dropdown }: Props) {
  const { pages, nav } = useWords();
  const listId = useId();
  const isOpen = dropdown.isOpen(page);
  return (
    // Pointing at it is a shortcut; the button does the same for everyone.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      data-dropdown={page}
      className={styles.item}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && dropdown.enter(page)}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && dropdown.leave(page)}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (isOpen && relatedTarget && !currentTarget.contains(relatedTarget)) dropdown.close();
      }}
    >
      <Link
        to={paths[page]}
        className={styles.link}
        markCurrent={!below.includes(page)}
        aria-current={isCurrent || undefined}
      >
        {label}
      </Link>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-label={nav.submenu(label)}
        onClick={() => dropdown.toggle(page)}
      >
        <ChevronDown size={16} aria-hidden />
      </button>
      <ul id={listId} className={styles.below} data-open={isOpen || undefined}>
        {below.map((name) => (
          <li key={name}>
            <Link to={paths[name]} className={styles.belowLink} markCurrent>
              {pages[name]}
            </Link>
          </li>
        ))}
      </ul>
    </li>
  );
}
