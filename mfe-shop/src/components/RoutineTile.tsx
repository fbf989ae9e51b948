import { LinkButton } from '@clinic/shared/kit/Button';
import { itemsStart, look, stack } from '@clinic/shared/kit/layout';
import { DataPicture } from '@clinic/shared/kit/Picture';
import { textureOf } from '@tesela/core/pictureAsset';

import type { ShopDocument } from '#content/shopDocuments.ts';
import { paths } from '#paths.ts';

import styles from './RoutineTile.module.css';

/** Among the products: a way to the routine, for visitors who do not know which of them to choose. */
export function RoutineTile({ content: { filters, routine, products } }: { content: ShopDocument }) {
  const texture = products[0] && textureOf(products[0].image);
  return (
    <section className={styles.tile}>
      {texture && (
        <DataPicture
          picture={texture}
          alt=""
          ratio="5 / 2"
          sizes="(min-width: 48rem) 26rem, 90vw"
          className={styles.picture}
        />
      )}
      <div className={stack(3, itemsStart, styles.words)}>
        <h2 className={look('title')}>{filters?.routineTile.heading}</h2>
        <p>{filters?.routineTile.text}</p>
        <LinkButton variant="secondary" to={paths.routines}>
          {routine}
        </LinkButton>
      </div>
    </section>
  );
}
