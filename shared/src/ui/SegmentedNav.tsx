import { Link, type SitePath } from '@clinic/shared/navigation';
import styles from './Segmented.module.css';

type Props = {
  /** Names the navigation. */
  label: string;
  links: readonly { to: SitePath; label: string }[];
};

/** A switch between sibling pages: looks like `SegmentedControl`, but its segments are links and work without JavaScript. */
export function SegmentedNav({ label, links }: Props) {
  return (
    <nav aria-label={label}>
      <ul className={styles.segments}>
        {links.map(({ to, label: text }) => (
          <li key={to} className={styles.item}>
            <Link to={to} markCurrent className={styles.segment}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
