import { cluster, dense, look, spread } from '@clinic/shared/kit/layout';
import { DataPicture } from '@clinic/shared/kit/Picture';
import { StretchedLink } from '@clinic/shared/kit/StretchedLink';
import { pictureUrl, textureOf } from '@tesela/core/pictureAsset';
import type { ReactNode, SyntheticEvent } from 'react';

import type { ProductSummary } from '#content/products.ts';
import type { CardWords } from '#content/shopDocuments.ts';
import { paths } from '#paths.ts';

import styles from './ProductCard.module.css';
import { LabelName, ProductName } from './ProductName.tsx';
import { ProductPrice } from './ProductPrice.tsx';
import { UnitPrice } from './UnitPrice.tsx';

export type ProductCardProps = {
  product: ProductSummary;
  labels: CardWords;
  headingLevel: 2 | 3;
  /** How wide its picture is shown; by default as in the grid of the shop. */
  sizes?: string;
  /** The first card of its page: its picture is visible at once and loads first. */
  isFirst?: boolean;
  /** Opens the product in a dialog over the page, which must render `ProductOverlay`. */
  overlay?: boolean;
};

type Props = ProductCardProps & {
  /** A note on the picture; it takes no extra space. */
  mark?: ReactNode;
  /** The actions for the product. Without scripts there are none, and the product's page has the enquiry. */
  children: ReactNode;
};

/** The law requires the unit price where prices can be compared. The product page writes it in words. */
const shortUnitPrice = { unitPrice: '{amount}/{unit}' };

/** A product in a list. The whole card links to the product, except for the actions at its foot. */
export function ProductCard({
  product,
  labels,
  headingLevel,
  sizes = '(min-width: 64rem) 20vw, (min-width: 40rem) 30vw, calc(50vw - 1.75rem)',
  isFirst,
  overlay,
  mark,
  children,
}: Props) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  const texture = textureOf(product.image);

  /** Loads the texture only for who points at the card. */
  const prepareTexture = ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
    if (texture)
      currentTarget.style.setProperty('--texture', `url(${pictureUrl(texture.name, texture, '-640.webp')})`);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- nothing can be done here but look
    <article className={styles.card} onPointerEnter={prepareTexture} onFocus={prepareTexture}>
      <div className={styles.frame}>
        <DataPicture
          picture={product.image}
          alt={product.image.alt}
          ratio="5 / 6"
          sizes={sizes}
          priority={isFirst}
        />
        {mark && <div className={styles.mark}>{mark}</div>}
      </div>
      <div className={styles.text}>
        <p className={cluster(3, dense, spread, look('note', styles.facts))}>
          <span>{product.brand}</span>
          <span>{product.size}</span>
        </p>
        <Heading className={styles.name}>
          <StretchedLink to={paths.product(product.id)} overlay={overlay} className={styles.link}>
            <ProductName product={product} />
          </StretchedLink>
        </Heading>
        <LabelName product={product} className={styles.labelName} />
        <div className={styles.price}>
          <ProductPrice price={product.price} toConfirm={labels.priceToConfirm} />
          <UnitPrice product={product} words={shortUnitPrice} className={styles.unitPrice} />
        </div>
        {children && <div className={styles.actions}>{children}</div>}
      </div>
    </article>
  );
}
