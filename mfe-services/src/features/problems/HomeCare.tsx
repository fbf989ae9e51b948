import { contentStart, look, stack } from '@clinic/shared/kit/layout';
import { Section } from '@clinic/shared/kit/Section';
import { Link } from '@clinic/shared/navigation';

import type { ProblemDocument } from '#content/problemDocuments.ts';

import styles from './HomeCare.module.css';

type Props = { problem: ProblemDocument };

/** What helps until the appointment, and cosmetics of the shop that go with it. */
export function HomeCare({ problem: { home, products, words } }: Props) {
  return (
    <Section heading={words.home} className={styles.section}>
      <div className={stack(6, styles.body)}>
        <div className={stack(4, contentStart, look('measure'))}>
          {home.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        {products.length > 0 && (
          <div>
            <h3 className={look('kicker', styles.heading)}>{words.products}</h3>
            <ul className={styles.products}>
              {products.map(({ link, label }) => (
                <li key={link}>
                  <Link to={link} className={styles.product}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </Section>
  );
}
