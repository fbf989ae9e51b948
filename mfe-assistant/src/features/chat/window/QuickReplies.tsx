import { cluster } from '@clinic/shared/kit/layout';

import type { ChatWords } from '#content/assistantDocument.ts';

import styles from './QuickReplies.late.module.css';

type Props = {
  words: ChatWords['questions'];
  /** Path of the current page. */
  path: string;
  onChoose: (question: string) => void;
};

/** Questions that the visitor can send with one click. Each section of the site has its own. */
export function QuickReplies({ words, path, onChoose }: Props) {
  const [everywhere, ...areas] = words.sets;
  const { items = [] } =
    areas.find(({ under }) => path === under || path.startsWith(`${under}/`)) ?? everywhere ?? {};
  return (
    <ul aria-label={words.label} className={cluster(2)}>
      {items.map((question) => (
        <li key={question}>
          <button type="button" className={styles.question} onClick={() => onChoose(question)}>
            {question}
          </button>
        </li>
      ))}
    </ul>
  );
}
