import { WhatsappLink } from '@clinic/shared/kit/actions/WhatsappLink';
import { Badge } from '@clinic/shared/kit/Badge';
import { Dialog } from '@clinic/shared/kit/Dialog';
import { Icon } from '@clinic/shared/kit/Icon';
import { contentStart, itemsStart, look, stack, target } from '@clinic/shared/kit/layout';
import { DataPicture } from '@clinic/shared/kit/Picture';
import { fill } from '@tesela/core/fill';
import { useLang } from '@tesela/core/i18n';
import { Link } from '@tesela/core/navigation';
import { textureOf } from '@tesela/core/pictureAsset';
import type { ReactNode } from 'react';

import { LabelName, ProductName } from '#components/ProductName.tsx';
import { ProductPrice } from '#components/ProductPrice.tsx';
import { UnitPrice } from '#components/UnitPrice.tsx';
import type { ProductSummary } from '#content/products.ts';
import type { ShopDocument } from '#content/shopDocuments.ts';
import { paths } from '#paths.ts';

import styles from './QuickView.late.module.css';
import { QuickViewDetails } from './QuickViewDetails.tsx';
import type { Details } from './useProductDetails.ts';

export type QuickViewContent = Pick<ShopDocument, 'card' | 'details' | 'quickView'>;

type Props = {
  id: string;
  /** The product as the page's list knows it; undefined if the list does not contain it. */
  summary: ProductSummary | undefined;
  details: Details;
  content: QuickViewContent;
  onClose: () => void;
  /** Renders the controls that add the product to the cart. */
  purchase: (product: ProductSummary) => ReactNode;
};

/** A product in a dialog over the list: the most important facts, and a link to its page. */
export function QuickView({ id, summary, details, content, onClose, purchase }: Props) {
  const { card, details: words, quickView } = content;
  const lang = useLang();
  const product = details.status === 'ready' ? details.value : summary;
  const texture = product && textureOf(product.image);
  return (
    <Dialog
      heading={product ? <ProductName product={product} /> : quickView.loading}
      closeLabel={quickView.close}
      onClose={onClose}
      className={styles.dialog}
    >
      <div className={styles.view}>
        {product && (
          <>
            <figure className={styles.figure}>
              <DataPicture
                picture={product.image}
                alt={product.image.alt}
                ratio="4 / 5"
                sizes="(min-width: 40rem) 18rem, 7rem"
                className={styles.picture}
              />
              {texture && (
                <DataPicture
                  picture={texture}
                  alt={details.value?.textureAlt ?? ''}
                  ratio="5 / 2"
                  sizes="(min-width: 40rem) 18rem, 7rem"
                  className={styles.picture}
                />
              )}
              <figcaption className={styles.caption}>{words.illustrative}</figcaption>
            </figure>
            <div className={stack(2, contentStart, styles.offer)}>
              <LabelName product={product} />
              <p className={styles.brand}>
                {product.brand} · {product.size}
              </p>
              <ProductPrice price={product.price} toConfirm={card.priceToConfirm} className={styles.price} />
              <UnitPrice product={product} words={words} className={look('note')} />
              <p>
                <Badge>{card.lines[product.line]}</Badge>
              </p>
            </div>
            <div className={stack(2, contentStart, itemsStart, styles.actions)}>
              {purchase(product)}
              <WhatsappLink variant="quiet" message={fill(card.enquiry, { name: product.name }, lang)}>
                {card.enquire}
              </WhatsappLink>
            </div>
          </>
        )}
        <div className={stack(4, styles.rest)}>
          <QuickViewDetails details={details} words={words} quickView={quickView} />
          <Link to={paths.product(id)} replace className={target(styles.fullPage)}>
            {quickView.fullPage}
            <Icon name="arrow" />
          </Link>
        </div>
      </div>
    </Dialog>
  );
}
