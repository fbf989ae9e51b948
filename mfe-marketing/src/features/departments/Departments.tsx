import { cluster, contentStart, dense, grid, itemsStart, stack } from '@clinic/shared/kit/layout';
import { Section } from '@clinic/shared/kit/Section';
import { Link } from '@clinic/shared/navigation';

import { ArrowLink } from '#components/ArrowLink.tsx';
import type { HomeDocument } from '#content/documents/home.ts';

import styles from './Departments.module.css';

type Props = { departments: HomeDocument['departments'] };

/** Where to go from the hero: one way for each part of the clinic, and what is asked for most in it. */
export function Departments({ departments: { heading, items } }: Props) {
  return (
    <Section heading={heading} className={styles.section}>
      <ul className={grid(6, { medium: 3 }, styles.list)}>
        {items.map(({ title, summary, links: [whole, ...others] }) => (
          <li key={title} className={stack(2, contentStart, itemsStart, styles.department)}>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.summary}>{summary}</p>
            {whole && <ArrowLink to={whole.to}>{whole.label}</ArrowLink>}
            <ul className={cluster(5, dense, styles.others)}>
              {others.map(({ to, label }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  );
}
