import { Link, type SitePath } from '@tesela/core/navigation';
import { useId } from 'react';

import styles from './RelatedLinks.module.css';

export type RelatedLink = { kicker: string; label: string; link: SitePath };

type Props = { heading: string; items: readonly RelatedLink[] };

/** Where to read on: the doctors who attend, and articles about the matter. */
export function RelatedLinks({ heading, items }: Props) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={styles.related}>
      <h2 id={headingId}>{heading}</h2>
      <ul className={styles.links}>
        {items.map(({ kicker, label, link }) => (
          <li key={link}>
            <Link to={link} className={styles.link}>
              <span className={styles.kicker}>{kicker}</span> <span>{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
