import { Link } from '@clinic/shared/navigation';
import { Section } from '@clinic/shared/kit/Section';

import type { Problem, ProblemContent } from '#content/problemTypes.ts';

import styles from './HomeCare.module.css';

type Props = { problem: Problem; content: ProblemContent };

/** What helps until the appointment, and cosmetics of the shop that go with it. */
export function HomeCare({ problem: { home, products }, content }: Props) {
  return (
    <Section heading={content.home} className={styles.section}>
      <div className={styles.body}>
        <div className={styles.text}>
          {home.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        {products.length > 0 && (
          <div>
            <h3 className={styles.heading}>{content.products}</h3>
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
