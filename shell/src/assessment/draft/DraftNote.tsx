import { Button } from '@clinic/shared/kit/Button';
import { cluster, spread } from '@clinic/shared/kit/layout';

import type { AssessmentWords } from '#content/shellDocuments.ts';

import styles from '../AssessmentForm.module.css';

type Props = { words: AssessmentWords['draft']; onDrop: () => void };

/** Says why there are answers already, and takes them away. */
export function DraftNote({ words, onDrop }: Props) {
  return (
    <div role="status" className={cluster(0, spread, styles.draft)}>
      <p>{words.restored}</p>
      <Button variant="quiet" onClick={onDrop}>
        {words.drop}
      </Button>
    </div>
  );
}
