import { breadcrumbJsonLd } from '@clinic/shared/breadcrumbJsonLd';
import { WhatsappLink } from '@clinic/shared/kit/actions/WhatsappLink';
import { Breadcrumb } from '@clinic/shared/kit/Breadcrumb';
import { Button, LinkButton } from '@clinic/shared/kit/Button';
import { band, cluster, look, scripted, stack } from '@clinic/shared/kit/layout';
import type { PageDefinition, PageProps } from '@tesela/core/contract';
import { fill } from '@tesela/core/fill';
import { useLang } from '@tesela/core/i18n';

import { nameIn } from '#components/ProductName.tsx';
import { ShareButton } from '#components/ShareButton.tsx';
import type { RoutineDocument } from '#content/shopDocuments.ts';
import { RoutineOrder } from '#features/cart/add/RoutineOrder.tsx';
import { MinutesChoice } from '#features/routine/MinutesChoice.tsx';
import { RoutineShelf } from '#features/routine/RoutineShelf.tsx';
import { useMinutes } from '#features/routine/useMinutes.ts';
import { paths } from '#paths.ts';

import styles from './RoutinePage.module.css';

/**
 * The routine of one skin and worry: its steps in the morning and at night, and one order for all products.
 */
function RoutinePage({ content }: PageProps<RoutineDocument>) {
  const { shop, trail, indexHeading, heading, disclaimer, shelves, shelf, notes, notesHeading } = content;
  const { minutes, choose } = useMinutes();
  const lang = useLang();
  const chosen = [...shelves.manana, ...shelves.noche].filter((step) => step.minutes <= minutes);
  const products = [...new Map(chosen.map(({ product }) => [product.id, product])).values()];
  const names = products.map((product) => nameIn(lang, product)).join(', ');
  const steps = [
    { name: shop, path: paths.shop },
    { name: indexHeading, path: paths.routines },
  ];
  return (
    <div className={stack(5, band(styles.page))}>
      <header className={stack(3)}>
        <Breadcrumb label={trail} steps={steps} here={heading} />
        <h1 className={styles.heading}>{heading}</h1>
        <p className={look('quiet')}>{disclaimer}</p>
      </header>
      <MinutesChoice words={content.minutes} minutes={minutes} onChoose={choose} />
      <RoutineOrder key={minutes} products={products} words={content.order} />
      <div className={styles.shelves}>
        <RoutineShelf heading={shelf.manana} steps={shelves.manana} minutes={minutes} content={content} />
        <RoutineShelf heading={shelf.noche} steps={shelves.noche} minutes={minutes} content={content} />
      </div>
      <section className={stack(2, styles.notes)}>
        <h2 className={look('title')}>{notesHeading}</h2>
        <ul className={stack(2, styles.list)}>
          {notes.map(({ text, minutes: needed }) => (
            <li key={text} className={needed > minutes ? styles.extra : undefined}>
              {text}
            </li>
          ))}
        </ul>
      </section>
      <div className={cluster(3, styles.more)}>
        <WhatsappLink
          variant="secondary"
          message={fill(content.order.message, { name: heading, products: names }, lang)}
        >
          {content.order.ask}
        </WhatsappLink>
        <ShareButton title={heading} words={content.share} />
        <Button variant="quiet" className={scripted} onClick={() => window.print()}>
          {content.print}
        </Button>
        <LinkButton variant="quiet" to={paths.routines}>
          {content.other}
        </LinkButton>
      </div>
    </div>
  );
}

export const page: PageDefinition<RoutineDocument> = {
  Component: RoutinePage,
  meta: ({ content, lang }) => ({
    title: content.heading,
    description: content.description,
    jsonLd: [
      breadcrumbJsonLd(
        [
          { name: content.shop, path: paths.shop },
          { name: content.indexHeading, path: paths.routines },
          { name: content.heading, path: paths.routine(content.slug) },
        ],
        lang,
      ),
    ],
  }),
};
