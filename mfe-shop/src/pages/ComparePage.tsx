import { breadcrumbJsonLd } from '@clinic/shared/breadcrumbJsonLd';
import { LinkButton } from '@clinic/shared/kit/Button';
import { cluster, stack } from '@clinic/shared/kit/layout';
import { Section } from '@clinic/shared/kit/Section';
import type { PageDefinition, PageProps } from '@tesela/core/contract';
import { Link } from '@tesela/core/navigation';

import { ShareButton } from '#components/ShareButton.tsx';
import { SoldOut } from '#components/SoldOut.tsx';
import type { CompareDocument } from '#content/shopDocuments.ts';
import { AddToCart } from '#features/cart/add/AddToCart.tsx';
import { CompareTable } from '#features/compare/CompareTable.tsx';
import { pick } from '#features/compare/pick.ts';
import { ProductChoice } from '#features/compare/ProductChoice.tsx';
import { ReadyComparisons } from '#features/compare/ReadyComparisons.tsx';
import { useCompared } from '#features/compare/useCompared.ts';
import { paths } from '#paths.ts';

import styles from './ComparePage.module.css';

/** Compares the products of the URL. Without any it offers ready comparisons. */
function ComparePage({ content }: PageProps<CompareDocument>) {
  const { shop, heading, lead, choice, products, card, share, withoutScripts } = content;
  const { places, hasUnknown, choose } = useCompared(products);
  const compared = pick(products, places);
  return (
    <Section level={1} kicker={shop} heading={heading} lead={lead}>
      <div className={stack(6)}>
        <p className={styles.withoutScripts}>
          {withoutScripts.text} <Link to={paths.shop}>{withoutScripts.label}</Link>
        </p>
        <ProductChoice content={content} places={places} onChoose={choose} />
        {hasUnknown && <p className={styles.unknown}>{choice.unknown}</p>}
        {compared.length > 0 ? (
          <>
            <CompareTable
              products={compared}
              content={content}
              order={(product) =>
                product.soldOut ? (
                  <SoldOut product={product} />
                ) : (
                  <AddToCart product={product} labels={card} />
                )
              }
            />
            <div className={cluster(3)}>
              <ShareButton title={heading} words={share} />
              <LinkButton variant="quiet" to={paths.compare}>
                {choice.clear}
              </LinkButton>
            </div>
          </>
        ) : (
          <ReadyComparisons content={content} />
        )}
      </div>
    </Section>
  );
}

export const page: PageDefinition<CompareDocument> = {
  Component: ComparePage,
  meta: ({ content, lang }) => ({
    ...content.meta,
    jsonLd: [
      breadcrumbJsonLd(
        [
          { name: content.shop, path: paths.shop },
          { name: content.heading, path: paths.compare },
        ],
        lang,
      ),
    ],
  }),
};
