import type { PageDefinition, PageProps } from '@clinic/shared/contract';
import { Section } from '@clinic/shared/ui/Section';

import { Picture } from '#components/Picture.tsx';
import { ViewNav } from '#components/ViewNav.tsx';
import { productsOf } from '#content/productsOf.ts';
import type { ShopPageContent, ShopView } from '#content/types.ts';
import { wordsOf } from '#content/wordsOf.ts';
import { BuyableProduct } from '#features/cart/BuyableProduct.tsx';
import type { PictureName } from '#pictures.gen.ts';

import styles from './ShopPage.module.css';

const tiles = {
  rejuvenecimiento: 'categories/tienda-rejuvenecimiento',
  capilar: 'categories/tienda-capilar',
  'anti-acne': 'categories/tienda-anti-acne',
  antimanchas: 'categories/tienda-antimanchas',
} satisfies Partial<Record<ShopView, PictureName>>;

function ShopPage({ content }: PageProps<ShopPageContent>) {
  const { view, views, card, count, kicker, viewsLabel } = content;
  const products = productsOf(view);
  return (
    <Section
      level={1}
      kicker={view === 'all' ? undefined : kicker}
      heading={views[view].heading}
      lead={views[view].lead}
      media={view !== 'all' && <Picture name={tiles[view]} alt="" ratio="4 / 3" sizes="24rem" />}
    >
      <div className={styles.bar}>
        <ViewNav label={viewsLabel} views={views} />
        <p className={styles.count}>{count(products.length)}</p>
      </div>
      <ul className={styles.grid}>
        {products.map((product) => (
          <li key={product.id}>
            <BuyableProduct
              product={product}
              words={wordsOf(content.products, product.id)}
              labels={card}
              headingLevel={2}
              compact
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}

export const page: PageDefinition<ShopPageContent> = {
  Component: ShopPage,
  meta: ({ content }) => content.views[content.view].meta,
};
