import { assessmentRequested, useAppDispatch } from '@clinic/shared/store';

import type { ChatWords } from '#content/types.ts';

import styles from './QuickReplies.module.css';
import type { Chat, ChatMessage } from '../useChat.ts';

type Props = {
  message: ChatMessage;
  words: ChatWords['suggestions'];
  onChoose: Chat['send'];
};

/** What a visitor may have meant, and WhatsApp with a message that can still be changed. */
export function Suggestions({ message, words, onChoose }: Props) {
  const dispatch = useAppDispatch();
  if ('failure' in message) return null;
  const { chips = [], links = [], treatment } = message;
  if (chips.length === 0 && links.length === 0 && !treatment) return null;
  return (
    <ul aria-label={chips.length > 0 ? words.meant : words.write} className={styles.list}>
      {chips.map(({ label, message: question }) => (
        <li key={label}>
          <button type="button" className={styles.question} onClick={() => onChoose(question)}>
            {label}
          </button>
        </li>
      ))}
      {treatment && (
        <li>
          <button
            type="button"
            aria-haspopup="dialog"
            className={styles.question}
            onClick={() =>
              dispatch(assessmentRequested({ serviceName: treatment.title, category: treatment.category }))
            }
          >
            {words.assessment}
          </button>
        </li>
      )}
      {links.map(({ label, href }) => (
        <li key={href}>
          <a href={href} target="_blank" rel="noopener noreferrer" className={styles.question}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
