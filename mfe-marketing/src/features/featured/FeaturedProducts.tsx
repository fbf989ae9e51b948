import { LinkButton } from '@clinic/shared/kit/Button';
import { Section } from '@clinic/shared/kit/Section';
import { Slot } from '@tesela/core/slot';

import type { HomeDocument } from '#content/documents/home.ts';

import styles from './FeaturedProducts.module.css';

type Props = { featured: HomeDocument['featured'] };

/**
 * The featured products of the shop under a heading of this page. Without the remote of the shop, it renders nothing.
 */
export function FeaturedProducts({ featured }: Props) {
  return (
    <Slot name="featured-products">
      {(products) => (
        <Section tone="linen" kicker={featured.kicker} heading={featured.heading}>
          {products}
          <p className={styles.more}>
            <LinkButton variant="secondary" to={featured.link}>
              {featured.linkLabel}
            </LinkButton>
          </p>
        </Section>
      )}
    </Slot>
  );
}
