import type { ChatWords } from '#content/types.ts';

import styles from './QuickReplies.module.css';

type Props = { words: ChatWords['quickReplies']; onChoose: (question: string) => void };

/** Questions that the visitor can ask with one press. */
export function QuickReplies({ words, onChoose }: Props) {
  return (
    <ul aria-label={words.label} className={styles.list}>
      {words.items.map((question) => (
        <li key={question}>
          <button type="button" className={styles.question} onClick={() => onChoose(question)}>
            {question}
          </button>
        </li>
      ))}
    </ul>
  );
}
