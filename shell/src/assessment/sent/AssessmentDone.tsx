import { Button } from '@clinic/shared/kit/Button';
import { cluster, stack } from '@clinic/shared/kit/layout';
import { useFocusedHeading } from '@clinic/shared/kit/useFocusedHeading';

import type { AssessmentWords } from '#content/shellDocuments.ts';

import styles from './AssessmentReady.module.css';

type Props = {
  words: AssessmentWords['done'];
  /** The inbox took the request, or the visitor says that the message was sent. */
  how: 'received' | 'sent';
  reference: string;
  onClose: () => void;
};

/** The end of the form: the reference, by when the clinic answers, and what to bring. */
export function AssessmentDone({ words, how, reference, onClose }: Props) {
  const heading = useFocusedHeading();
  return (
    <div className={stack(4)}>
      <div className={stack(3, styles.panel)}>
        <h3 ref={heading} tabIndex={-1} className={styles.heading}>
          {words[how].heading}
        </h3>
        <p>
          {words.reference}
          <strong className={styles.reference}>{reference}</strong>
        </p>
      </div>
      <p>{words[how].text}</p>
      <h4 className={styles.previewHeading}>{words.bring.heading}</h4>
      <ul className={styles.list}>
        {words.bring.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <div className={cluster(3)}>
        <Button onClick={onClose}>{words.close}</Button>
      </div>
    </div>
  );
}
