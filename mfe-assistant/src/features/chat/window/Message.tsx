import { VisuallyHidden } from '@clinic/shared/kit/VisuallyHidden';
import { useLang } from '@tesela/core/i18n';

import { ReplyText } from '#components/ReplyText.tsx';
import type { ChatWords } from '#content/assistantDocument.ts';

import type { ChatMessage } from '../useChat.ts';
import { FailureNote } from './FailureNote.tsx';
import styles from './Message.late.module.css';

type Props = {
  message: ChatMessage;
  words: ChatWords;
  /** Sends the question again; undefined if that is not possible. */
  onRetry?: (() => void) | undefined;
};

/** One message of the conversation, in the language in which it was written. */
export function Message({ message, words, onRetry }: Props) {
  const pageLang = useLang();
  const { log, reply } = words;
  return (
    <div data-message className={styles[message.sender]}>
      <VisuallyHidden>{message.sender === 'user' ? log.visitor : log.assistant} </VisuallyHidden>
      {'failure' in message ? (
        <FailureNote failure={message.failure} words={words} onRetry={onRetry} />
      ) : (
        // The visitor may have changed the language of the page since.
        <span lang={message.lang === pageLang ? undefined : message.lang}>
          {message.sender === 'bot' ? <ReplyText text={message.text} words={reply} /> : message.text}
        </span>
      )}
    </div>
  );
}
