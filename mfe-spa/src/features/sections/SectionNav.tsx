import { band, cluster, spread } from '@clinic/shared/kit/layout';
import { Link } from '@tesela/core/navigation';

import type { SpaLayout } from '#content/spaDocuments.ts';
import { paths } from '#paths.ts';

import styles from './SectionNav.module.css';

type Props = { label: string; categories: SpaLayout['categories'] };

/** Links to the four sections, which stay visible under the navigation bar. */
export function SectionNav({ label: navLabel, categories }: Props) {
  return (
    <nav aria-label={navLabel} className={band(styles.bar)}>
      <ul className={cluster(0, spread, styles.list)}>
        {categories.map(({ id, label }) => (
          <li key={id}>
            <Link to={paths.section(id)} markCurrent keepPlace className={styles.link}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
