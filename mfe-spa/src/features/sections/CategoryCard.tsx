import { stack } from '@clinic/shared/kit/layout';
import { DataPicture } from '@clinic/shared/kit/Picture';
import { Link } from '@tesela/core/navigation';

import type { SpaLayout } from '#content/spaDocuments.ts';
import { paths } from '#paths.ts';

import styles from './CategoryCard.module.css';

type Props = { category: SpaLayout['categories'][number] };

export function CategoryCard({ category: { id, image, label, tagline } }: Props) {
  return (
    <Link to={paths.section(id)} markCurrent keepPlace className={stack(1, styles.card)}>
      <DataPicture picture={image} alt="" ratio="1 / 1" sizes="72px" className={styles.picture} />
      <span className={styles.label}>{label}</span> <span className={styles.tagline}>{tagline}</span>
    </Link>
  );
}
