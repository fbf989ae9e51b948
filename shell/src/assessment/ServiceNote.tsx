import type { AssessmentWords } from '#content/shellDocuments.ts';

import styles from './AssessmentForm.module.css';

type Props = { words: AssessmentWords; serviceName: string; category: string; doctor: string | undefined };

/** What the form was opened from. */
export function ServiceNote({ words, serviceName, category, doctor }: Props) {
  const name = doctor || serviceName;
  if (!name) return null;
  return (
    <p className={styles.service}>
      <span className={styles.about}>{doctor ? words.withDoctor : words.about}</span> <strong>{name}</strong>
      {category && <span className={styles.category}> · {category}</span>}
    </p>
  );
}
