import { SentAnswers } from '@clinic/shared/kit/actions/SentAnswers';
import { Button } from '@clinic/shared/kit/Button';
import { cluster, stack } from '@clinic/shared/kit/layout';
import { useFocusedHeading } from '@clinic/shared/kit/useFocusedHeading';

import type { AssessmentWords } from '#content/shellDocuments.ts';

import styles from './AssessmentReady.module.css';

type Props = {
  words: AssessmentWords['success'];
  message: string;
  onSent: () => void;
  onEdit: () => void;
};

/** Waits for the visitor who comes back from WhatsApp: only they know whether the message left. */
export function SentQuestion({ words, message, onSent, onEdit }: Props) {
  const heading = useFocusedHeading();
  return (
    <div className={stack(4)}>
      <h3 ref={heading} tabIndex={-1} className={styles.heading}>
        {words.asked.heading}
      </h3>
      <p>{words.asked.text}</p>
      <div className={cluster(3)}>
        <SentAnswers words={words.asked} message={message} onSent={onSent} />
      </div>
      <div className={cluster(3)}>
        <Button variant="quiet" onClick={onEdit}>
          {words.edit}
        </Button>
      </div>
    </div>
  );
}
