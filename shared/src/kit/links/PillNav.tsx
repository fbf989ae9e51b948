import { Link, type SitePath } from '@tesela/core/navigation';

import styles from './PillNav.module.css';

type Props = {
  /** What the links lead through, for screen readers. */
  label: string;
  links: readonly { to: SitePath; label: string }[];
  /** Marks the page that is open, where the links are pages of their own. */
  markCurrent?: true;
};

/** Links to pages beside this one, or to the parts of this one. */
export function PillNav({ label, links, markCurrent }: Props) {
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {links.map((link) => (
          <li key={link.to}>
            <Link to={link.to} markCurrent={markCurrent} className={styles.link}>
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
