import { LinkButton } from '@clinic/shared/kit/Button';
import { cluster, dense, look, scripted, spread } from '@clinic/shared/kit/layout';
import { fill } from '@tesela/core/fill';
import { useLang } from '@tesela/core/i18n';
import type { ReactNode } from 'react';

import { ProductGrid } from '#components/ProductGrid.tsx';
import { filterCategories, filterCategoryNames, type CategoryView } from '#content/categories.ts';
import type { ProductSummary } from '#content/products.ts';
import type { ShopDocument } from '#content/shopDocuments.ts';
import { paths } from '#paths.ts';

import styles from './CategoryList.module.css';
import { writeFilters } from './filterParams.ts';
import { noFilters } from './filters.ts';

type Props = {
  view: CategoryView;
  content: ShopDocument;
  renderProduct: (product: ProductSummary) => ReactNode;
};

/** The products of one category, with a link that filters them further. */
export function CategoryList({ view, content, renderProduct }: Props) {
  const { products } = content;
  const lang = useLang();
  const category = filterCategoryNames.find((name) => filterCategories[name] === view) ?? '';
  return (
    <>
      <div className={cluster(4, dense, spread, styles.bar)}>
        <p className={look('quiet')}>{fill(content.count, { count: products.length }, lang)}</p>
        <LinkButton
          variant="quiet"
          to={`${paths.shop}${writeFilters({ ...noFilters, category })}`}
          className={scripted}
        >
          {content.filterInShop}
        </LinkButton>
      </div>
      <ProductGrid products={products} render={renderProduct} />
    </>
  );
}
