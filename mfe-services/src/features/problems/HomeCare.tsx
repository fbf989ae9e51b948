import { contentStart, look, stack } from '@clinic/shared/kit/layout';
import { Section } from '@clinic/shared/kit/Section';
import { Link } from '@tesela/core/navigation';
import { Slot } from '@tesela/core/slot';

import type { ProblemDocument } from '#content/problemDocuments.ts';

import styles from './HomeCare.module.css';

type Props = { problem: ProblemDocument };

/** Advice for the time until the appointment, and cosmetics of the shop that fit it. */
export function HomeCare({ problem: { slug, home, products, shelves, words } }: Props) {
  return (
    <Section heading={words.home} className={styles.section}>
      <div className={stack(6, styles.body)}>
        <div className={stack(4, contentStart, look('measure'))}>
          {home.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        {(products.length > 0 || shelves.length > 0) && (
          <div className={stack(4)}>
            <h3 className={look('kicker', styles.heading)}>{words.products}</h3>
            <Slot name="product-cards" products={products} />
            {shelves.map(({ link, label }) => (
              <Link key={link} to={link} className={styles.shelf}>
                {label}
              </Link>
            ))}
            <Slot name="routines" worry={slug} />
          </div>
        )}
      </div>
    </Section>
  );
}
