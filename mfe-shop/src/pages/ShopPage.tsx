import { DataPicture } from '@clinic/shared/kit/Picture';
import { PillNav } from '@clinic/shared/kit/PillNav';
import { Section } from '@clinic/shared/kit/Section';
import type { PageDefinition, PageProps } from '@tesela/core/contract';
import { Link } from '@tesela/core/navigation';
import { useCallback } from 'react';

import { SkipLinks } from '#components/SkipLinks.tsx';
import type { ProductSummary } from '#content/products.ts';
import type { ShopDocument } from '#content/shopDocuments.ts';
import { BuyableProduct } from '#features/cart/add/BuyableProduct.tsx';
import { CategoryList } from '#features/filters/CategoryList.tsx';
import { FilteredShop } from '#features/filters/results/FilteredShop.tsx';
import { paths, shopViews } from '#paths.ts';

import { ProductOverlay } from './ProductOverlay.tsx';
import styles from './ShopPage.module.css';

function ShopPage({ content }: PageProps<ShopDocument>) {
  const { view, views, card, products, filters } = content;
  const links = shopViews.map((to) => ({ to: paths.view(to), label: views[to].label }));
  const first = products[0]?.id;
  const renderProduct = useCallback(
    (product: ProductSummary) => (
      <BuyableProduct
        product={product}
        labels={card}
        headingLevel={2}
        isFirst={product.id === first}
        overlay
      />
    ),
    [card, first],
  );
  return (
    <Section
      level={1}
      className={styles.page}
      kicker={view === 'all' ? undefined : content.shop}
      heading={content.heading}
      lead={content.lead}
      media={content.tile && <DataPicture picture={content.tile} alt="" ratio="1 / 1" sizes="18rem" />}
    >
      <div className={view === 'all' ? styles.withoutScripts : styles.views}>
        <PillNav label={content.viewsLabel} links={links} markCurrent />
      </div>
      <SkipLinks words={content.skip} />
      {view === 'all' ? (
        filters && <FilteredShop content={content} words={filters} renderProduct={renderProduct} />
      ) : (
        <CategoryList view={view} content={content} renderProduct={renderProduct} />
      )}
      <p className={styles.guide}>
        {content.guide.text} <Link to={paths.guide}>{content.guide.label}</Link>. {content.compare.text}{' '}
        <Link to={paths.compare}>{content.compare.label}</Link>.
      </p>
      <ProductOverlay products={products} content={content} />
    </Section>
  );
}

export const page: PageDefinition<ShopDocument> = {
  Component: ShopPage,
  meta: ({ content }) => content.meta,
};
