import { breadcrumbJsonLd, type BreadcrumbStep } from '@clinic/shared/breadcrumbJsonLd';
import { Breadcrumb } from '@clinic/shared/kit/Breadcrumb';
import { Button } from '@clinic/shared/kit/Button';
import { band, stack } from '@clinic/shared/kit/layout';
import { PageBar } from '@clinic/shared/kit/PageBar';
import { Section } from '@clinic/shared/kit/Section';
import { formatCop } from '@clinic/shared/money';
import type { PageDefinition, PageProps } from '@tesela/core/contract';
import { fill } from '@tesela/core/fill';
import { useLang } from '@tesela/core/i18n';

import { cutAtWord } from '#components/cutAtWord.ts';
import { productJsonLd } from '#components/productJsonLd.ts';
import { nameIn, ProductName } from '#components/ProductName.tsx';
import { ProductStory } from '#components/ProductStory.tsx';
import { viewOf } from '#content/categories.ts';
import type { ProductSummary } from '#content/products.ts';
import type { ProductDocument } from '#content/shopDocuments.ts';
import { AddQuantity } from '#features/cart/add/AddQuantity.tsx';
import { BuyableProduct } from '#features/cart/add/BuyableProduct.tsx';
import { InCartMark } from '#features/cart/add/InCartMark.tsx';
import { QuickAdd } from '#features/cart/add/QuickAdd.tsx';
import { useOpenCart } from '#features/cart/add/useOpenCart.ts';
import { paths } from '#paths.ts';

import styles from './ProductPage.module.css';

/** Search engines show about this many characters of a description. */
const DESCRIPTION_LENGTH = 160;

/** Returns the breadcrumb steps above the product page. */
function trailTo({ product, details, shop: name }: ProductDocument): BreadcrumbStep[] {
  const view = viewOf(product);
  const shop = { name, path: paths.shop };
  return view ? [shop, { name: details.categories[product.category], path: paths.view(view) }] : [shop];
}

function ProductPage({ content }: PageProps<ProductDocument>) {
  const { card, details, product, trail, related } = content;
  const openCart = useOpenCart();
  const lang = useLang();
  return (
    <>
      <div className={stack(4, band(styles.page))}>
        <Breadcrumb label={trail} steps={trailTo(content)} here={<ProductName product={product} />} />
        <ProductStory
          product={product}
          content={content}
          mark={<InCartMark id={product.id} labels={card} />}
          purchase={
            // The key resets the quantity to one for another product.
            <AddQuantity
              key={product.id}
              product={product}
              label={card.addToCart}
              words={details.quantity}
              next={
                <Button variant="quiet" onClick={openCart}>
                  {card.seeCart}
                </Button>
              }
            />
          }
        />
      </div>
      <div className={styles.pair}>
        {product.goesWith.length > 0 && (
          <OtherProducts words={content.goesWith} products={product.goesWith} card={card} />
        )}
        <OtherProducts words={related} products={product.related} card={card} />
      </div>
      {!product.soldOut && (
        <PageBar icons={4}>
          <QuickAdd
            product={product}
            words={{ add: card.addToCart, added: card.seeCart }}
            variant="primary"
            price={product.price !== null && <small>{formatCop(product.price, lang)}</small>}
          />
        </PageBar>
      )}
    </>
  );
}

type OtherProductsProps = {
  words: ProductDocument['related'];
  products: readonly ProductSummary[];
  card: ProductDocument['card'];
};

function OtherProducts({ words, products, card }: OtherProductsProps) {
  return (
    <Section tone="linen" kicker={words.kicker} heading={words.heading} className={styles.others}>
      <ul className={styles.related}>
        {products.map((other) => (
          <li key={other.id}>
            <BuyableProduct product={other} labels={card} headingLevel={3} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

export const page: PageDefinition<ProductDocument> = {
  Component: ProductPage,
  meta: ({ content, lang }) => {
    const { product, title, details } = content;
    const name = nameIn(lang, product);
    return {
      title: fill(title, { name, brand: product.brand }, lang),
      description: cutAtWord(product.summary, DESCRIPTION_LENGTH),
      jsonLd: [
        productJsonLd(product, details, lang),
        breadcrumbJsonLd([...trailTo(content), { name, path: paths.product(product.id) }], lang),
      ],
    };
  },
};
