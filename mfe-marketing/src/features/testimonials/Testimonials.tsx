import { Section } from '@clinic/shared/ui/Section';

import type { HomeContent } from '#content/types.ts';

import { Stars } from './Stars.tsx';
import styles from './Testimonials.module.css';

type Props = { testimonials: HomeContent['testimonials'] };

/** What visitors say, under the clinic's rating. */
export function Testimonials({ testimonials }: Props) {
  const { kicker, heading, source, sampleNote, ratingLabel, items } = testimonials;
  return (
    <Section tone="deep" kicker={kicker} heading={heading}>
      <div className={styles.layout}>
        <div className={styles.source}>
          <p className={styles.rating}>{source}</p>
          <p className={styles.note}>{sampleNote}</p>
        </div>
        <ul className={styles.quotes}>
          {items.map(({ id, quote, author, rating }) => (
            <li key={id}>
              <figure className={styles.testimonial}>
                <Stars rating={rating} label={ratingLabel(rating)} />
                <blockquote className={styles.quote}>
                  <p>{quote}</p>
                </blockquote>
                <figcaption className={styles.author}>{author}</figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
