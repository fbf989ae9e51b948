import { look, stack } from '@clinic/shared/kit/layout';
import { Link } from '@tesela/core/navigation';
import type { ReactNode } from 'react';

import { viewOf } from '#content/categories.ts';
import type { ProductSummary } from '#content/products.ts';
import type { ProductDocument } from '#content/shopDocuments.ts';
import { paths } from '#paths.ts';

import styles from './ProductFacts.module.css';

type Props = { product: ProductSummary; content: ProductDocument };

/** The brand, category and other facts of a product. */
export function ProductFacts({ product, content }: Props) {
  const { facts, details, card } = content;
  const { category } = product;
  const view = viewOf(product);
  const label = details.categories[category];
  return (
    <dl className={stack(2)}>
      <Fact term={facts.brand}>{product.brand}</Fact>
      <Fact term={facts.category}>{view ? <Link to={paths.view(view)}>{label}</Link> : label}</Fact>
      <Fact term={facts.line}>{card.lines[product.line]}</Fact>
      <Fact term={facts.need}>{product.needs.map((need) => details.needs[need]).join(' · ')}</Fact>
      <Fact term={facts.size}>{product.size}</Fact>
    </dl>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className={stack(4, styles.fact)}>
      <dt className={look('quiet')}>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
