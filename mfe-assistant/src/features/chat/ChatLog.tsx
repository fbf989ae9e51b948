import { Button } from '@clinic/shared/ui/Button';
import { useEffect, type ReactNode, type RefObject } from 'react';

import type { ChatWords } from '#content/types.ts';

import styles from './ChatLog.module.css';
import { Message } from './Message.tsx';
import { TypingIndicator } from './TypingIndicator.tsx';
import type { Chat, ChatMessage } from './useChat.ts';

type Props = {
  ref: RefObject<HTMLDivElement | null>;
  messages: readonly ChatMessage[];
  status: Chat['status'];
  words: ChatWords;
  onRetry: () => void;
  /** What the visitor may start with. */
  children: ReactNode;
};

/** What was said, newest at the bottom and in view. */
export function ChatLog({ ref, messages, status, words, onRetry, children }: Props) {
  const { log, failure } = words;

  useEffect(() => {
    // The greeting is read from its start.
    if (ref.current && messages.length > 0) ref.current.scrollTop = ref.current.scrollHeight;
  }, [ref, messages, status]);

  return (
    // A box that scrolls must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div ref={ref} role="log" aria-live="polite" aria-label={log.label} tabIndex={0} className={styles.log}>
      <Message message={{ id: -1, sender: 'bot', text: log.greeting }} words={words} />
      {messages.length === 0 && children}
      {messages.map((message) => (
        <Message key={message.id} message={message} words={words}>
          {'failedQuestion' in message && message === messages.at(-1) && (
            <Button variant="quiet" className={styles.retry} onClick={onRetry}>
              {failure.retry}
            </Button>
          )}
        </Message>
      ))}
      {status === 'waiting' && <TypingIndicator label={log.typing} />}
    </div>
  );
}
