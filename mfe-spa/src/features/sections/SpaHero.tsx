import { band, stack } from '@clinic/shared/kit/layout';

import type { SpaLayout } from '#content/spaDocuments.ts';

import { CategoryCard } from './CategoryCard.tsx';
import styles from './SpaHero.module.css';

type Props = { layout: SpaLayout };

/** The part that all four sections share. Its heading is an h2, because each section has its own h1. */
export function SpaHero({ layout: { categories, heading, kicker, lead } }: Props) {
  return (
    <header className={stack(3, band(styles.hero))}>
      <div className={stack(2, styles.opening)}>
        <div>
          <p className={styles.kicker}>{kicker}</p>
          <h2 className={styles.display}>{heading}</h2>
        </div>
        <p className={styles.lead}>{lead}</p>
      </div>
      <ul className={styles.categories}>
        {categories.map((category) => (
          <li key={category.id}>
            <CategoryCard category={category} />
          </li>
        ))}
      </ul>
    </header>
  );
}
