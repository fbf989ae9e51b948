import { Link } from '@clinic/shared/navigation';
import { Section } from '@clinic/shared/kit/Section';
import { contentStart, look, stack } from '@clinic/shared/kit/layout';

import type { Problem, ProblemContent } from '#content/problemTypes.ts';

import styles from './HomeCare.module.css';

type Props = { problem: Problem; content: ProblemContent };

/** What helps until the appointment, and cosmetics of the shop that go with it. */
export function HomeCare({ problem: { home, products }, content }: Props) {
  return (
    <Section heading={content.home} className={styles.section}>
      <div className={stack(6, styles.body)}>
        <div className={stack(4, contentStart, look('measure'))}>
          {home.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        {products.length > 0 && (
          <div>
            <h3 className={look('kicker', styles.heading)}>{content.products}</h3>
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
