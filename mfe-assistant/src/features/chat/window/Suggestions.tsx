import { assessmentRequested } from '@clinic/shared/kit/actions/assessmentSlice';
import { cluster } from '@clinic/shared/kit/layout';
import { useAppDispatch } from '@tesela/core/store';

import type { ChatWords } from '#content/assistantDocument.ts';

import type { ChatMessage } from '../useChat.ts';
import styles from './QuickReplies.late.module.css';

type Props = {
  message: ChatMessage;
  words: ChatWords['suggestions'];
};

/** Offers an assessment, and WhatsApp links whose message the visitor can still edit. */
export function Suggestions({ message, words }: Props) {
  const dispatch = useAppDispatch();
  if ('failure' in message) return null;
  const { links = [], offer, doctor } = message;
  // The card with the price has the same button.
  const treatment = offer ? undefined : message.treatment;
  if (links.length === 0 && !treatment && !doctor) return null;
  return (
    <ul aria-label={words.write} className={cluster(2)}>
      {(treatment || doctor) && (
        <li>
          <button
            type="button"
            aria-haspopup="dialog"
            className={styles.question}
            onClick={() =>
              dispatch(
                assessmentRequested({
                  serviceName: treatment?.title,
                  category: treatment?.category,
                  doctor,
                }),
              )
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
