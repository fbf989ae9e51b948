import { ArrowRight } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';

import type { SitePath } from '@clinic/shared/navigation';
import styles from './Card.module.css';
import { StretchedLink } from './StretchedLink.tsx';

type Common = {
  heading: ReactNode;
  headingLevel: 2 | 3 | 4;
  /** Picture or video above the words. */
  media?: ReactElement;
  /** A word or two above the heading: the topic, the role. */
  kicker?: string;
  text?: string;
  className?: string;
};

/** The whole card leads somewhere: nothing else in it can be pressed, so it takes text only. */
type LinkCard = Common & {
  to: SitePath;
  /** Invitation at the foot, e.g. `Leer más`. Hidden from screen readers: the heading is the link's name. */
  cue?: string;
  children?: never;
  footer?: never;
};

type PlainCard = Common & {
  to?: never;
  cue?: never;
  children?: ReactNode;
  /** Buttons and links, at the foot at the same height in every card of a row. */
  footer?: ReactNode;
};

/** A thing in a list of its likes: picture, heading, words, and where it leads or what can be done with it. */
export function Card(props: LinkCard | PlainCard) {
  const { heading, headingLevel, media, kicker, text, className = '', children, footer } = props;
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={`${styles.card} ${className}`}>
      {media && <div className={styles.media}>{media}</div>}
      <div className={styles.words}>
        {kicker && <p className={styles.kicker}>{kicker}</p>}
        <Heading className={styles.heading}>
          {props.to === undefined ? (
            heading
          ) : (
            <StretchedLink to={props.to} className={styles.link}>
              {heading}
            </StretchedLink>
          )}
        </Heading>
        {text && <p className={styles.text}>{text}</p>}
        {children}
      </div>
      {footer && <div className={styles.footer}>{footer}</div>}
      {props.cue && (
        <p aria-hidden className={styles.cue}>
          {props.cue}
          <ArrowRight size={18} className={styles.arrow} />
        </p>
      )}
    </article>
  );
}
