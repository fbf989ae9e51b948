import { band, cluster, itemsStart, stack } from '@clinic/shared/kit/layout';
import { DataPicture } from '@clinic/shared/kit/Picture';
import { Link } from '@tesela/core/navigation';

import type { AreaDocument } from '#content/areaDocuments.ts';
import { areas, paths } from '#paths.ts';

import styles from './AreaHeader.module.css';

type Props = { content: AreaDocument };

/** The title of the area, and a link to the other area. */
export function AreaHeader({ content: { image, subtitle, title, words } }: Props) {
  return (
    <header className={stack(4, itemsStart, band(styles.header))}>
      <nav aria-label={words.areasLabel}>
        <ul className={cluster(0, styles.areas)}>
          {areas.map((item) => (
            <li key={item}>
              <Link to={paths.area(item)} markCurrent keepPlace className={styles.area}>
                {words.areas[item]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.subtitle}>{subtitle}</p>
      <DataPicture picture={image} alt="" ratio="16 / 9" sizes="38vw" className={styles.picture} />
    </header>
  );
}
