import { Link } from '@clinic/shared/navigation';
import { IconButton } from '@clinic/shared/ui/Button';
import { WhatsappLink } from '@clinic/shared/ui/WhatsappLink';
import { X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';

import type { ChatWords } from '#content/types.ts';

import { ChatForm } from './ChatForm.tsx';
import { ChatLog } from './ChatLog.tsx';
import styles from './ChatWindow.module.css';
import { QuickReplies } from './QuickReplies.tsx';
import type { Chat } from './useChat.ts';

type Props = { chat: Chat; words: ChatWords; onClose: () => void };

/** True where focusing a text field brings up a keyboard that covers half of the screen. */
const isTouchScreen = (): boolean => matchMedia('(pointer: coarse)').matches;

/** The open chat. Non-modal: the page beside it stays usable. */
export function ChatWindow({ chat, words, onClose }: Props) {
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const log = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const { messages, status, send, retry } = chat;

  useEffect(() => {
    (isTouchScreen() ? heading : input).current?.focus();
  }, []);

  // The buttons for these leave the window, and would take the focus with them.
  function choose(question: string) {
    send(question);
    log.current?.focus();
  }

  function tryAgain() {
    retry();
    log.current?.focus();
  }

  return (
    <dialog open aria-labelledby={headingId} className={styles.window}>
      <div className={styles.head}>
        <h2 ref={heading} id={headingId} tabIndex={-1}>
          {words.heading}
        </h2>
        <IconButton label={words.close} onClick={onClose}>
          <X size={22} aria-hidden />
        </IconButton>
        <p className={styles.notice}>
          {words.notice} <strong>{words.emergency}</strong> {words.privacy.text}{' '}
          <Link to={words.privacy.to}>{words.privacy.link}</Link>
        </p>
      </div>
      <ChatLog ref={log} messages={messages} status={status} words={words} onRetry={tryAgain}>
        <QuickReplies words={words.quickReplies} onChoose={choose} />
      </ChatLog>
      <div className={styles.foot}>
        <ChatForm inputRef={input} chat={chat} words={words.input} />
        <WhatsappLink variant="quiet" message={words.person.message} className={styles.person}>
          {words.person.label}
        </WhatsappLink>
      </div>
    </dialog>
  );
}
