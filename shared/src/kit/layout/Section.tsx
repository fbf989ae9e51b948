import { useId, type ReactNode } from 'react';

import styles from './Section.module.css';

type Props = {
  heading: ReactNode;
  kicker?: string;
  lead?: string;
  /** 1 for the page's own heading. */
  level?: 1 | 2;
  /** `sand` is for the band that asks to act: it stays apart from the linen above it and the dark footer below. */
  tone?: 'plain' | 'linen' | 'sand' | 'deep';
  /** Anchor of the section. */
  id?: string;
  className?: string;
  /** A picture beside the heading; on narrow screens there is no room for it. */
  media?: ReactNode;
  children?: ReactNode;
};

/** A band of the page with a kicker, a heading that names it, and a lead. */
export function Section(props: Props) {
  const { heading, kicker, lead, level = 2, tone = 'plain', id, className = '', media, children } = props;
  const headingId = useId();
  const Heading = level === 1 ? 'h1' : 'h2';
  const toneClass = tone === 'plain' ? '' : styles[tone];
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={`${styles.section} ${level === 1 ? styles.first : ''} ${toneClass} ${className}`}
    >
      <div className={styles.head}>
        <div className={styles.words}>
          {kicker && <p className={styles.kicker}>{kicker}</p>}
          <Heading id={headingId}>{heading}</Heading>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {media && <div className={styles.media}>{media}</div>}
      </div>
      {children}
    </section>
  );
}
