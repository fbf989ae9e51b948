import { LinkButton } from '@clinic/shared/ui/Button';
import type { ReactNode } from 'react';

import { ProductGrid } from '#components/ProductGrid.tsx';
import { filterCategories, filterCategoryNames, type CategoryView } from '#content/categories.ts';
import type { ProductList, ProductSummary, ShopContent } from '#content/types.ts';
import { paths } from '#paths.ts';

import styles from './CategoryList.module.css';
import { noFilters, writeFilters } from './filterParams.ts';
import { MoreProducts } from './MoreProducts.tsx';
import { useProducts } from './useProducts.ts';
import { useShown } from './useShown.ts';

type Props = {
  view: CategoryView;
  content: ShopContent;
  data: ProductList;
  renderProduct: (product: ProductSummary) => ReactNode;
};

/** The products of one category, and the way to filter them further. */
export function CategoryList({ view, content, data, renderProduct }: Props) {
  const [shown, showMore] = useShown();
  const { products, isLoading, retry } = useProducts(data, view, shown > data.products.length);
  const category = filterCategoryNames.find((name) => filterCategories[name] === view) ?? null;
  return (
    <>
      <div className={styles.bar}>
        <p className={styles.count}>{content.count(data.total)}</p>
        <LinkButton
          variant="quiet"
          to={`${paths.all}${writeFilters({ ...noFilters, category })}`}
          className={styles.filter}
        >
          {content.filterInShop}
        </LinkButton>
      </div>
      <ProductGrid products={products} shown={shown} isBusy={isLoading} render={renderProduct} />
      <MoreProducts
        words={content.more}
        shown={Math.min(shown, products.length)}
        total={data.total}
        isLoading={isLoading}
        retry={retry}
        onMore={showMore}
      />
    </>
  );
}
