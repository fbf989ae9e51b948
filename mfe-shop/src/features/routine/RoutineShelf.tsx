import { Card } from '@clinic/shared/kit/Card';
import { look, stack } from '@clinic/shared/kit/layout';
import { DataPicture } from '@clinic/shared/kit/Picture';
import { StretchedLink } from '@clinic/shared/kit/StretchedLink';
import { fill } from '@tesela/core/fill';
import { useLang } from '@tesela/core/i18n';

import { ProductName } from '#components/ProductName.tsx';
import { ProductPrice } from '#components/ProductPrice.tsx';
import type { Minutes } from '#content/routine/rules.ts';
import type { RoutineDocument } from '#content/shopDocuments.ts';
import { paths } from '#paths.ts';

import styles from './RoutineShelf.module.css';

type Props = {
  heading: string;
  steps: RoutineDocument['shelves']['manana'];
  minutes: Minutes;
  content: Pick<RoutineDocument, 'minutes' | 'priceToConfirm'>;
};

/**
 * The steps of a morning or a night. Steps that need more minutes than chosen are shown only without scripts.
 */
export function RoutineShelf({ heading, steps, minutes, content }: Props) {
  const lang = useLang();
  return (
    <section className={stack(3)}>
      <h2 className={look('title')}>{heading}</h2>
      <ol className={stack(5)}>
        {steps.map(({ product, step, use, nights, minutes: needed }) => (
          <li key={product.id} className={needed > minutes ? styles.extra : undefined}>
            <Card
              layout="row"
              className={styles.card}
              picture={<DataPicture picture={product.image} alt="" ratio="4 / 5" sizes="72px" />}
            >
              <p className={look('kicker')}>
                {step}
                {nights && ` · ${nights}`}
              </p>
              {needed > minutes && (
                <p className={look('note')}>{fill(content.minutes.extra, { count: needed }, lang)}</p>
              )}
              <h3 className={styles.name}>
                <StretchedLink to={paths.product(product.id)}>
                  <ProductName product={product} />
                </StretchedLink>
              </h3>
              <p className={look('note')}>{use}</p>
              <ProductPrice price={product.price} toConfirm={content.priceToConfirm} />
            </Card>
          </li>
        ))}
      </ol>
    </section>
  );
}
