import { VisuallyHidden } from '@clinic/shared/kit/VisuallyHidden';
import { look } from '@clinic/shared/kit/layout';

import type { InputWords } from '#content/types.ts';

import styles from './MessageCounter.late.module.css';

/** Characters left at which the counter appears. */
export const NEAR_LIMIT = 100;

type Props = { id: string; left: number; words: InputWords };

/** How much may still be written, once that matters; and how much is too much. */
export function MessageCounter({ id, left, words }: Props) {
  const isOver = left < 0;
  const isNear = left < NEAR_LIMIT;
  return (
    <>
      {isNear && (
        <p id={id} className={look('note', styles.counter)} data-over={isOver || undefined}>
          {isOver ? words.excess(-left) : words.left(left)}
        </p>
      )}
      <VisuallyHidden>
        <output>{isNear && (isOver ? words.excess(-left) : words.nearLimit)}</output>
      </VisuallyHidden>
    </>
  );
}
