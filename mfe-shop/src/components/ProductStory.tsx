import { WhatsappLink } from '@clinic/shared/kit/actions/WhatsappLink';
import { Badge } from '@clinic/shared/kit/Badge';
import { LinkButton } from '@clinic/shared/kit/Button';
import { Disclosure } from '@clinic/shared/kit/Disclosure';
import { cluster, contentStart, look, stack } from '@clinic/shared/kit/layout';
import { DataPicture } from '@clinic/shared/kit/Picture';
import { useFillFacts } from '@clinic/shared/kit/useSiteFacts';
import { fill } from '@tesela/core/fill';
import { useLang } from '@tesela/core/i18n';
import { Link } from '@tesela/core/navigation';
import { textureOf } from '@tesela/core/pictureAsset';
import { firstSentence } from '@tesela/core/search/documents';
import { CalendarDays, MessageCircle, Truck } from 'lucide-react';
import type { ReactNode } from 'react';

import type { ProductDetails, ProductDocument } from '#content/shopDocuments.ts';
import { paths } from '#paths.ts';

import { ProductFacts } from './ProductFacts.tsx';
import { LabelName, nameIn, ProductName } from './ProductName.tsx';
import { ProductPrice } from './ProductPrice.tsx';
import styles from './ProductStory.module.css';
import { ShareButton } from './ShareButton.tsx';
import { UnitPrice } from './UnitPrice.tsx';

type Props = {
  product: ProductDetails;
  content: ProductDocument;
  /** A note on the picture. */
  mark: ReactNode;
  /** The controls that add the product to the cart. */
  purchase: ReactNode;
};

/** A product with all details: description, purchase and use. */
export function ProductStory({ product, content, mark, purchase }: Props) {
  const { card, details, ordering, advice, composition } = content;
  const lang = useLang();
  const fillFacts = useFillFacts();
  const texture = textureOf(product.image);
  const benefit = firstSentence(product.summary);
  const more = product.summary.slice(benefit.length).trim();
  const ordered = [
    [MessageCircle, ordering.how],
    [Truck, ordering.price],
    [CalendarDays, ordering.days],
  ] as const;
  return (
    <article className={stack(4, styles.story)}>
      <figure className={styles.figure}>
        <DataPicture
          key={product.id}
          picture={product.image}
          alt={product.image.alt}
          sizes="(min-width: 80rem) 34rem, (min-width: 44rem) 42vw, 90vw"
          priority
          className={styles.picture}
        />
        {texture && (
          <DataPicture
            picture={texture}
            alt={product.textureAlt}
            sizes="(min-width: 80rem) 34rem, (min-width: 44rem) 42vw, 30vw"
            className={`${styles.picture} ${styles.texture}`}
          />
        )}
        <div className={styles.mark}>{mark}</div>
        <figcaption className={look('note', styles.caption)}>{details.illustrative}</figcaption>
      </figure>
      <div className={stack(5, contentStart, styles.words)}>
        <header className={stack(2)}>
          <p className={styles.line}>
            <span className={styles.brand}>{product.brand}</span> · {product.size} ·{' '}
            {card.lines[product.line]}
          </p>
          <h1>
            <ProductName product={product} />
          </h1>
          <LabelName product={product} className={styles.line} />
          <p className={look('measure')}>{benefit}</p>
          <ProductPrice price={product.price} toConfirm={card.priceToConfirm} className={styles.price} />
          <UnitPrice product={product} words={details} className={styles.line} />
        </header>
        <div className={stack(3, styles.actions)}>
          {purchase}
          <WhatsappLink variant="secondary" message={fill(card.enquiry, { name: product.name }, lang)}>
            {card.enquire}
          </WhatsappLink>
          <div className={cluster(3)}>
            <ShareButton title={nameIn(lang, product)} words={content.share} />
            <LinkButton
              variant="quiet"
              to={paths.comparison([product.id, ...product.related.map(({ id }) => id)])}
            >
              {content.compare}
            </LinkButton>
          </div>
          <ul className={stack(2, look('note'))}>
            {ordered.map(([Drawing, text]) => (
              <li key={text} className={styles.ordering}>
                <Drawing size={20} aria-hidden />
                {fillFacts(text)}
              </li>
            ))}
          </ul>
        </div>
        {more && <p className={styles.summary}>{more}</p>}
        <section className={stack(3, styles.part)}>
          <h2 className={styles.heading}>{details.howToUse}</h2>
          <div className={stack(2, styles.use)}>
            <p>{product.howToUse}</p>
            <p>
              <Link to={product.guide ? paths.guideSection(product.guide.id) : paths.guide}>
                {product.guide?.question ?? content.guide}
              </Link>
            </p>
          </div>
        </section>
        <section className={stack(3, styles.part)}>
          <h2 className={styles.heading}>{details.ingredients}</h2>
          <ul className={stack(1)}>
            {product.ingredients.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </section>
        <section className={stack(3, styles.part)}>
          <h2 className={styles.heading}>{details.skinTypes}</h2>
          <ul className={cluster(2)}>
            {product.skinTypes.map((type) => (
              <li key={type}>
                <Badge>{details.skin[type]}</Badge>
              </li>
            ))}
          </ul>
        </section>
        <section className={stack(3, styles.part)}>
          <h2 className={styles.heading}>{content.facts.label}</h2>
          <ProductFacts product={product} content={content} />
        </section>
        <Disclosure summary={composition.heading} headingLevel={2}>
          <p>{product.composition.ingredients}.</p>
          <p>
            {composition.notification}: {product.composition.notification}
          </p>
          <p>{composition.sample}</p>
        </Disclosure>
        <section className={stack(3, styles.part)}>
          <h2 className={styles.heading}>{advice.heading}</h2>
          <p>{advice.text}</p>
        </section>
      </div>
    </article>
  );
}
