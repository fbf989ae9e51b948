import { referenceOf } from '@clinic/shared/assessments';
import { Button } from '@clinic/shared/ui/Button';
import { useEffect, useRef } from 'react';

import type { AssessmentWords } from '#content/types.ts';

import styles from './AssessmentReady.module.css';

type Props = { words: AssessmentWords['received']; id: string; onClose: () => void };

/** The clinic's inbox took the request. */
export function AssessmentReceived({ words, id, onClose }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.ready}>
      <h3 ref={heading} tabIndex={-1} className={styles.heading}>
        {words.heading}
      </h3>
      <p>{words.text}</p>
      <p>{words.reference(referenceOf(id))}</p>
      <div className={styles.actions}>
        <Button onClick={onClose}>{words.close}</Button>
      </div>
    </div>
  );
}
