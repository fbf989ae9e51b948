import { look } from '@clinic/shared/kit/layout';
import { VisuallyHidden } from '@clinic/shared/kit/VisuallyHidden';
import { fill } from '@tesela/core/fill';
import { useLang } from '@tesela/core/i18n';

import type { ChatWords } from '#content/assistantDocument.ts';

import styles from './MessageCounter.late.module.css';

/** The counter appears when fewer characters than this are left. */
export const NEAR_LIMIT = 100;

type Props = { id: string; left: number; words: ChatWords['input'] };

/** Shows how many characters are left near the limit, and how many are too many above it. */
export function MessageCounter({ id, left, words }: Props) {
  const lang = useLang();
  const isOver = left < 0;
  const excess = fill(words.excess, { count: -left }, lang);
  const isNear = left < NEAR_LIMIT;
  return (
    <>
      {isNear && (
        <p id={id} className={look('note', styles.counter)} data-over={isOver || undefined}>
          {isOver ? excess : fill(words.left, { count: left }, lang)}
        </p>
      )}
      <VisuallyHidden>
        <output>{isNear && (isOver ? excess : words.nearLimit)}</output>
      </VisuallyHidden>
    </>
  );
}
