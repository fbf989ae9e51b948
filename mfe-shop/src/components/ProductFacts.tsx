import { Link } from '@clinic/shared/navigation';
import type { ReactNode } from 'react';

import type { ProductContent, ProductSummary } from '#content/types.ts';
import { categoryPaths } from '#paths.ts';

import styles from './ProductFacts.module.css';

type Props = { product: ProductSummary; content: ProductContent };

/** Where a product belongs, in words. */
export function ProductFacts({ product, content }: Props) {
  const { facts, details, card, needs } = content;
  const { category } = product;
  const path = categoryPaths[category];
  const label = details.categories[category];
  return (
    <dl className={styles.facts}>
      <Fact term={facts.brand}>{product.brand}</Fact>
      <Fact term={facts.category}>{path ? <Link to={path}>{label}</Link> : label}</Fact>
      <Fact term={facts.line}>{card.lines[product.line]}</Fact>
      <Fact term={facts.need}>{needs[category]}</Fact>
      <Fact term={facts.size}>{product.size}</Fact>
    </dl>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.term}>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
