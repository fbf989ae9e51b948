import { Link } from '@clinic/shared/navigation';

import type { ShopView } from '#content/types.ts';
import { paths } from '#paths.ts';

import styles from './ViewNav.module.css';

type Props = { label: string; views: Record<ShopView, { label: string }> };

/** Links to the pages of the shop. */
export function ViewNav({ label, views }: Props) {
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {(Object.keys(paths) as ShopView[]).map((view) => (
          <li key={view}>
            <Link to={paths[view]} markCurrent className={styles.link}>
              {views[view].label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
