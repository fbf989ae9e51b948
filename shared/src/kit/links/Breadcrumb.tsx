import { Link } from '@tesela/core/navigation';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';

import type { BreadcrumbStep } from '#kit/breadcrumbJsonLd.ts';

import styles from './Breadcrumb.module.css';

type Props = { label: string; steps: readonly BreadcrumbStep[]; here: ReactNode };

/** The way to the page, for the visitor to go back along. */
export function Breadcrumb({ label, steps, here }: Props) {
  return (
    <nav aria-label={label}>
      <ol className={styles.steps}>
        {steps.map(({ name, path }) => (
          <li key={path} className={styles.step}>
            <Link to={path} className={styles.link}>
              {name}
            </Link>
            <ChevronRight size={16} aria-hidden className={styles.sign} />
          </li>
        ))}
        <li aria-current="page" className={styles.here}>
          {here}
        </li>
      </ol>
    </nav>
  );
}
