import type { PageDefinition, PageProps } from '@clinic/shared/contract';
import { Link } from '@clinic/shared/navigation';
import { DataPicture } from '@clinic/shared/kit/Picture';
import { PillNav } from '@clinic/shared/kit/PillNav';
import { Section } from '@clinic/shared/kit/Section';
import { useCallback } from 'react';

import { SkipLinks } from '#components/SkipLinks.tsx';
import type { ProductList, ProductSummary, ShopPageContent, ShopView } from '#content/types.ts';
import { BuyableProduct } from '#features/cart/add/BuyableProduct.tsx';
import { CategoryList } from '#features/filters/CategoryList.tsx';
import { FilteredShop } from '#features/filters/results/FilteredShop.tsx';
import { guidePath, paths } from '#paths.ts';

import { ProductOverlay } from './ProductOverlay.tsx';
import styles from './ShopPage.module.css';

function ShopPage({ content, data }: PageProps<ShopPageContent, ProductList>) {
  const { view, views, card, kicker, viewsLabel } = content;
  // The keys of a Record<ShopView, …> are views; Object.keys widens them.
  const links = (Object.keys(paths) as ShopView[]).map((to) => ({ to: paths[to], label: views[to].label }));
  const first = data.products[0]?.id;
  const renderProduct = useCallback(
    (product: ProductSummary) => (
      <BuyableProduct
        product={product}
        labels={card}
        headingLevel={2}
        isFirst={product.id === first}
        compact
        overlay
      />
    ),
    [card, first],
  );
  return (
    <Section
      level={1}
      kicker={view === 'all' ? undefined : kicker}
      heading={views[view].heading}
      lead={views[view].lead}
      media={data.tile && <DataPicture picture={data.tile} alt="" ratio="1 / 1" sizes="18rem" />}
    >
      <div className={view === 'all' ? styles.withoutScripts : styles.views}>
        <PillNav label={viewsLabel} links={links} markCurrent />
      </div>
      <SkipLinks words={content.skip} />
      {view === 'all' ? (
        <FilteredShop content={content} data={data} renderProduct={renderProduct} />
      ) : (
        <CategoryList view={view} content={content} products={data.products} renderProduct={renderProduct} />
      )}
      <p className={styles.guide}>
        {content.guide.text} <Link to={guidePath}>{content.guide.label}</Link>.
      </p>
      <ProductOverlay products={data.products} content={content} />
    </Section>
  );
}

export const page: PageDefinition<ShopPageContent, ProductList> = {
  Component: ShopPage,
  meta: ({ content }) => content.views[content.view].meta,
};
