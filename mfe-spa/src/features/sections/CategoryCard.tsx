import { Link } from '@clinic/shared/navigation';
import { Picture } from '#components/Picture.tsx';

import type { SpaCategory } from '#content/types.ts';
import { paths } from '#paths.ts';

import styles from './CategoryCard.module.css';

type Props = { category: SpaCategory };

export function CategoryCard({ category: { id, image, label, tagline } }: Props) {
  return (
    <Link to={paths.section(id)} markCurrent keepPlace className={styles.card}>
      <Picture
        name={image}
        alt=""
        ratio="4 / 3"
        sizes="(min-width: 64rem) 20vw, 45vw"
        className={styles.picture}
      />
      <span className={styles.label}>{label}</span> <span className={styles.tagline}>{tagline}</span>
    </Link>
  );
}
