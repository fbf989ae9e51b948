import { contentStart, stack } from '@clinic/shared/kit/layout';
import { useLang } from '@tesela/core/i18n';
import { Slot } from '@tesela/core/slot';
import { Fragment, useEffect, useMemo, type ReactNode, type RefObject } from 'react';

import type { ChatWords } from '#content/assistantDocument.ts';

import type { Chat } from '../useChat.ts';
import { Cards } from './Cards.tsx';
import styles from './ChatLog.late.module.css';
import { Message } from './Message.tsx';
import { OfferCard } from './OfferCard.tsx';
import { Suggestions } from './Suggestions.tsx';
import { TypingIndicator } from './TypingIndicator.tsx';

type Props = {
  ref: RefObject<HTMLDivElement | null>;
  chat: Pick<Chat, 'messages' | 'status' | 'coming'>;
  words: ChatWords;
  onRetry: () => void;
  /** The notice above the messages. */
  notice: ReactNode;
  /** Suggested questions, shown until the first message. */
  children: ReactNode;
};

/**
 * Scrolls a log to the start of its newest message whenever `entries` changes. The message stays in view when
 * the log shrinks (a longer draft, a keyboard) and when cards appear below it.
 * @param entries what the log shows; nothing is scrolled while it is empty
 */
function useNewestInView(ref: RefObject<HTMLElement | null>, entries: readonly unknown[]): void {
  useEffect(() => {
    const log = ref.current;
    if (!log || entries.length === 0) return;
    let shownAt = 0;
    const show = () => {
      const newest = [...log.querySelectorAll('[data-message]')].at(-1);
      // A position beyond the end scrolls to the end.
      if (newest instanceof HTMLElement) log.scrollTop = newest.offsetTop - 8;
      shownAt = log.scrollTop;
    };
    show();
    const observer = new ResizeObserver(() => {
      const isAtEnd = log.scrollTop + log.clientHeight >= log.scrollHeight - 1;
      // A visitor who has scrolled up to read is not scrolled back.
      if (isAtEnd || Math.abs(log.scrollTop - shownAt) < 2) show();
    });
    observer.observe(log);
    for (const part of log.children) observer.observe(part);
    return () => observer.disconnect();
  }, [ref, entries]);
}

/** The messages, newest at the bottom and in view. */
export function ChatLog({ ref, chat, words, onRetry, notice, children }: Props) {
  const { messages, status, coming } = chat;
  const { log } = words;
  const lang = useLang();
  const newest = messages.at(-1);
  const entries = useMemo(() => (status === 'idle' ? messages : [...messages, status]), [messages, status]);
  useNewestInView(ref, entries);

  return (
    <div
      ref={ref}
      role="log"
      aria-live="polite"
      aria-label={log.label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by keyboard
      tabIndex={0}
      className={stack(3, contentStart, styles.log)}
    >
      {notice}
      <Message message={{ id: -1, sender: 'bot', text: log.greeting, lang }} words={words} />
      {messages.length === 0 && children}
      {messages.map((message) => (
        <Fragment key={message.id}>
          {!('offer' in message && message.offer?.isWhole) && (
            <Message
              message={message}
              words={words}
              onRetry={message === messages.at(-1) ? onRetry : undefined}
            />
          )}
          {'offer' in message && message.offer && (
            <OfferCard offer={message.offer} treatment={message.treatment} words={words.offer} />
          )}
          {'products' in message && message.products && (
            // If the shop is unavailable, the links in the answer remain.
            <div>
              <Slot name="product-cards" products={message.products} />
            </div>
          )}
          {'cards' in message && message.cards && <Cards cards={message.cards} words={words.cards} />}
        </Fragment>
      ))}
      {status === 'idle' && newest && <Suggestions message={newest} words={words.suggestions} />}
      {status !== 'idle' && coming && (
        <Message message={{ id: -2, sender: 'bot', text: coming, lang }} words={words} />
      )}
      {status !== 'idle' && <TypingIndicator words={log} isSlow={status === 'slow'} />}
    </div>
  );
}
