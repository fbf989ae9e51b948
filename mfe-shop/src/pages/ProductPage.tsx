import type { PageDefinition, PageProps } from '@clinic/shared/contract';
import { Section } from '@clinic/shared/kit/Section';

import { Breadcrumb } from '@clinic/shared/kit/Breadcrumb';
import { breadcrumbJsonLd, type BreadcrumbStep } from '@clinic/shared/breadcrumbJsonLd';
import { band, stack } from '@clinic/shared/kit/layout';
import { cutAtWord } from '#components/cutAtWord.ts';
import { productJsonLd } from '#components/productJsonLd.ts';
import { nameIn, ProductName } from '#components/ProductName.tsx';
import { ProductStory } from '#components/ProductStory.tsx';
import { viewOf } from '#content/categories.ts';
import type { ProductContent, ProductDetails } from '#content/types.ts';
import { AddQuantity } from '#features/cart/add/AddQuantity.tsx';
import { BuyableProduct } from '#features/cart/add/BuyableProduct.tsx';
import { InCartMark } from '#features/cart/add/InCartMark.tsx';
import { paths, productPath } from '#paths.ts';

import styles from './ProductPage.module.css';

/** Search engines show about as many characters of a description. */
const DESCRIPTION_LENGTH = 160;

/** The pages above the product's own. */
function trailTo(product: ProductDetails, { trail, details }: ProductContent): BreadcrumbStep[] {
  const view = viewOf(product);
  const shop = { name: trail.shop, path: paths.all };
  return view ? [shop, { name: details.categories[product.category], path: paths[view] }] : [shop];
}

function ProductPage({ content, data }: PageProps<ProductContent, ProductDetails>) {
  const { card, details, trail, related } = content;
  return (
    <>
      <div className={stack(4, band(styles.page))}>
        <Breadcrumb
          label={trail.label}
          steps={trailTo(data, content)}
          here={<ProductName product={data} />}
        />
        <ProductStory
          product={data}
          content={content}
          mark={<InCartMark id={data.id} labels={card} />}
          purchase={
            // Another product starts with a quantity of one again.
            <AddQuantity key={data.id} product={data} label={card.addToCart} words={details.quantity} />
          }
        />
      </div>
      {/* The assistant learns of each product from its own page. */}
      <div data-chat="skip">
        <Section tone="linen" kicker={related.kicker} heading={related.heading}>
          <ul className={styles.related}>
            {data.related.map((product) => (
              <li key={product.id}>
                <BuyableProduct product={product} labels={card} headingLevel={3} compact />
              </li>
            ))}
          </ul>
        </Section>
      </div>
    </>
  );
}

export const page: PageDefinition<ProductContent, ProductDetails> = {
  Component: ProductPage,
  meta: ({ content, data, lang }) => ({
    title: content.meta.title(nameIn(lang, data), data.brand),
    description: cutAtWord(data.summary, DESCRIPTION_LENGTH),
    jsonLd: [
      productJsonLd(data, content.details, lang),
      breadcrumbJsonLd(
        [...trailTo(data, content), { name: nameIn(lang, data), path: productPath(data.id) }],
        lang,
      ),
    ],
  }),
};
