import { Star } from 'lucide-react';
import { VisuallyHidden } from '@clinic/shared/ui/VisuallyHidden';

import type { Testimonial } from '#content/types.ts';

import styles from './Stars.module.css';

type Props = { rating: Testimonial['rating']; label: string };

const steps = [1, 2, 3, 4, 5] as const;

/** A rating as stars, and in words for those who don't see them. */
export function Stars({ rating, label }: Props) {
  return (
    <p className={styles.stars}>
      {steps.map((step) => (
        <Star key={step} size={16} aria-hidden className={step <= rating ? styles.full : styles.empty} />
      ))}
      <VisuallyHidden>{label}</VisuallyHidden>
    </p>
  );
}
