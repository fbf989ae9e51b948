import type { PageDefinition, PageProps } from '@tesela/core/contract';
import { Link } from '@tesela/core/navigation';

import { formatPrice } from '#components/formatPrice.ts';
import type { CategoryDocument } from '#data/documents.ts';
import { elsewhere } from '#paths.ts';

import styles from './CategoryPage.module.css';

/** Pictures that stand on the first screen. */
const FIRST = 4;

function CategoryPage({ content }: PageProps<CategoryDocument>) {
  const { name, filters, products } = content;
  return (
    <div className="page">
      <div className={styles.top}>
        <h1>{name}</h1>
        <p>{products.length} products</p>
        <nav aria-label="Filter" className={styles.filters}>
          {filters.map((filter) => (
            <Link key={filter.to} to={filter.to} markCurrent>
              {filter.name}
            </Link>
          ))}
        </nav>
      </div>
      <ul className={styles.products}>
        {products.map(({ id, name, startPrice, picture }, at) => (
          <li key={id}>
            <Link to={elsewhere.product(id)} className={styles.product}>
              <img src={picture} alt="" width="400" height="300" loading={at < FIRST ? 'eager' : 'lazy'} />
              <strong>{name}</strong>
              <span>{formatPrice(startPrice)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

export const page: PageDefinition<CategoryDocument> = {
  Component: CategoryPage,
  meta: ({ content: { name, products } }) => ({
    title: name,
    description: `${products.length} tractors: ${products
      .slice(0, 5)
      .map((product) => product.name)
      .join(', ')} and others.`,
  }),
};
