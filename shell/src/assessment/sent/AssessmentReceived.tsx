import { referenceOf } from '@clinic/shared/assessments';
import { Button } from '@clinic/shared/kit/Button';
import { useEffect, useRef } from 'react';

import type { AssessmentWords } from '#content/types.ts';

import styles from './AssessmentReady.module.css';
import { VisitFacts } from '../VisitFacts.tsx';

type Props = { words: AssessmentWords; id: string; onClose: () => void };

/** The clinic's inbox took the request. */
export function AssessmentReceived({ words: { received, visitFacts }, id, onClose }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.ready}>
      <h3 ref={heading} tabIndex={-1} className={styles.heading}>
        {received.heading}
      </h3>
      <p>{received.text}</p>
      <p>{received.reference(referenceOf(id))}</p>
      <h4 className={styles.previewHeading}>{visitFacts.heading}</h4>
      <VisitFacts words={visitFacts} />
      <div className={styles.actions}>
        <Button onClick={onClose}>{received.close}</Button>
      </div>
    </div>
  );
}
