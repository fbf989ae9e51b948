import { WhatsappLink } from '@clinic/shared/kit/actions/WhatsappLink';
import { IconButton } from '@clinic/shared/kit/Button';
import { VisuallyHidden } from '@clinic/shared/kit/VisuallyHidden';
import { Link, useCurrentPath } from '@tesela/core/navigation';
import { X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';

import type { ChatWords } from '#content/assistantDocument.ts';

import type { Chat } from '../useChat.ts';
import { ChatForm } from './ChatForm.tsx';
import { ChatLog } from './ChatLog.tsx';
import styles from './ChatWindow.late.module.css';
import { QuickReplies } from './QuickReplies.tsx';

type Props = {
  chat: Chat;
  words: ChatWords;
  /** On phones: the sheet covers only half of the screen. */
  isLow: boolean;
  onClose: () => void;
};

/** Tells whether the focus on a text field opens a keyboard that covers half of the screen. */
const isTouchScreen = (): boolean => matchMedia('(pointer: coarse)').matches;

/** The open chat. It is not modal: the page beside it stays usable. */
export function ChatWindow({ chat, words, isLow, onClose }: Props) {
  const headingId = useId();
  const noticeId = useId();
  const { path } = useCurrentPath();
  const heading = useRef<HTMLHeadingElement>(null);
  const log = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLTextAreaElement>(null);

  useEffect(() => {
    (isTouchScreen() ? heading : input).current?.focus();
  }, []);

  // The pressed button disappears, so the focus moves to the log.
  function choose(question: string) {
    chat.send(question);
    log.current?.focus();
  }

  function tryAgain() {
    chat.retry();
    log.current?.focus();
  }

  return (
    // Focusable, so that a click on its text keeps the focus inside and Esc still closes the window.
    <dialog
      open
      tabIndex={-1}
      aria-labelledby={headingId}
      data-low={isLow || undefined}
      className={styles.window}
    >
      <div className={styles.head}>
        <h2 ref={heading} id={headingId} tabIndex={-1}>
          {words.heading}
        </h2>
        <IconButton label={words.close} onClick={onClose}>
          <X size={22} aria-hidden />
        </IconButton>
        {/* Part of the window, so that screen readers read it once and not with every answer. */}
        <p className={styles.automatic}>
          {words.notice} {words.emergency.before}{' '}
          <a href={`tel:${words.emergency.number}`}>{words.emergency.number}</a> {words.emergency.after}
        </p>
      </div>
      <ChatLog
        ref={log}
        chat={chat}
        words={words}
        onRetry={tryAgain}
        notice={
          <p id={noticeId} className={styles.notice}>
            {words.privacy.text} <Link to={words.privacy.to}>{words.privacy.link}</Link>
          </p>
        }
      >
        <QuickReplies words={words.questions} path={path} onChoose={choose} />
      </ChatLog>
      <div className={styles.foot}>
        <ChatForm inputRef={input} chat={chat} words={words.input} noticeId={noticeId} />
        <WhatsappLink variant="quiet" message={words.person.message} className={styles.person}>
          {words.person.label}
          <VisuallyHidden>{words.reply.newTab}</VisuallyHidden>
        </WhatsappLink>
      </div>
    </dialog>
  );
}
