import type { PageDefinition, PageProps } from '@clinic/shared/contract';
import { DataPicture } from '@clinic/shared/ui/Picture';
import { Section } from '@clinic/shared/ui/Section';

import { ViewNav } from '#components/ViewNav.tsx';
import type { ProductList, ShopPageContent } from '#content/types.ts';
import { BuyableProduct } from '#features/cart/BuyableProduct.tsx';

import styles from './ShopPage.module.css';

function ShopPage({ content, data }: PageProps<ShopPageContent, ProductList>) {
  const { view, views, card, count, kicker, viewsLabel } = content;
  return (
    <Section
      level={1}
      kicker={view === 'all' ? undefined : kicker}
      heading={views[view].heading}
      lead={views[view].lead}
      media={data.tile && <DataPicture picture={data.tile} alt="" ratio="4 / 3" sizes="24rem" />}
    >
      <div className={styles.bar}>
        <ViewNav label={viewsLabel} views={views} />
        <p className={styles.count}>{count(data.total)}</p>
      </div>
      <ul className={styles.grid}>
        {data.products.map((product) => (
          <li key={product.id}>
            <BuyableProduct product={product} labels={card} headingLevel={2} compact />
          </li>
        ))}
      </ul>
    </Section>
  );
}

export const page: PageDefinition<ShopPageContent, ProductList> = {
  Component: ShopPage,
  meta: ({ content }) => content.views[content.view].meta,
};
