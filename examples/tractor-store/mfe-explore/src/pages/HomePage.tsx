import type { PageDefinition, PageProps } from '@tesela/core/contract';
import { Link } from '@tesela/core/navigation';
import { Slot } from '@tesela/core/slot';

import type { HomeDocument } from '#data/documents.ts';

import styles from './HomePage.module.css';

function HomePage({ content }: PageProps<HomeDocument>) {
  return (
    <div className="page">
      <h1>Tractors for every field</h1>
      <ul className={styles.teasers}>
        {content.teasers.map(({ to, title, picture }) => (
          <li key={to}>
            <Link to={to} className={styles.teaser}>
              <img src={picture} alt="" width="800" height="560" fetchPriority="high" />
              <span>{title}</span>
            </Link>
          </li>
        ))}
      </ul>
      <Slot name="recommendations" skus={content.recommendedFor} />
    </div>
  );
}

export const page: PageDefinition<HomeDocument> = {
  Component: HomePage,
  meta: () => ({
    title: 'Tractors for every field',
    description: 'Classic and autonomous tractors, to be picked up in a store near you.',
  }),
};
