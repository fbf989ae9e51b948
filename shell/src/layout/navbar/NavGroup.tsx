import { Icon } from '@clinic/shared/kit/Icon';
import { fill } from '@tesela/core/fill';
import type { MenuEntry } from '@tesela/core/frame';
import { useLang } from '@tesela/core/i18n';
import { Link } from '@tesela/core/navigation';
import { useId, type CSSProperties } from 'react';

import { useWords } from '#content/WordsContext.ts';

import styles from './NavMenu.module.css';
import type { Dropdown } from './useDropdown.ts';

type Props = {
  entry: MenuEntry;
  isCurrent: boolean;
  dropdown: Dropdown;
};

/** A link and a button that shows the pages below it. The mobile menu shows them always. */
export function NavGroup({ entry, isCurrent, dropdown }: Props) {
  const { to, label, below = [], picture, kept } = entry;
  const { nav } = useWords();
  const lang = useLang();
  const listId = useId();
  const isOpen = dropdown.isOpen(to);
  return (
    // Hovering is only a shortcut: the button does the same.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      data-dropdown={to}
      className={styles.item}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && dropdown.enter(to)}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && dropdown.leave(to)}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (isOpen && relatedTarget && !currentTarget.contains(relatedTarget)) dropdown.close();
      }}
    >
      <Link
        to={to}
        className={styles.link}
        markCurrent={!below.some((link) => link.to === to)}
        aria-current={isCurrent || undefined}
        data-kept={kept && JSON.stringify(kept)}
      >
        {label}
      </Link>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-label={fill(nav.submenu, { name: label }, lang)}
        onClick={() => dropdown.toggle(to)}
      >
        <Icon name="chevron" size={16} />
      </button>
      <ul
        id={listId}
        className={styles.below}
        data-open={isOpen || undefined}
        // Only an open one fetches its picture.
        style={isOpen && picture ? ({ '--picture': `url(${picture})` } as CSSProperties) : undefined}
      >
        {below.map((link) => (
          <li key={link.to}>
            <Link to={link.to} className={styles.belowLink} markCurrent>
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </li>
  );
}
