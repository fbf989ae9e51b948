import { scripted } from '@clinic/shared/kit/layout';
import { VisuallyHidden } from '@clinic/shared/kit/VisuallyHidden';
import { useCurrentPath } from '@tesela/core/navigation';
import { BotMessageSquare, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

import type { ChatWords } from '#content/assistantDocument.ts';

import styles from './Chatbot.module.css';
import { useChat } from './useChat.ts';
import { useGiveWay } from './useGiveWay.ts';
import { useKeyboardInset } from './useKeyboardInset.ts';
import { ChatWindow } from './window/ChatWindow.tsx';

/**
 * Shows the launcher button and, when open, the chat window. The conversation is kept when the window closes.
 */
export function Chatbot({ words }: { words: ChatWords }) {
  const chat = useChat();
  const { path, hash } = useCurrentPath();
  const [isOpen, setIsOpen] = useState(false);
  const [messagesSeen, setMessagesSeen] = useState(0);
  // The page on which the visitor last used the chat. On any other page the sheet is lower, to show that
  // page.
  const [attendedAt, setAttendedAt] = useState('');
  const area = useRef<HTMLDivElement>(null);
  const launcher = useRef<HTMLButtonElement>(null);
  const isReturning = useRef(false);
  const place = path + hash;
  const hasNews = !isOpen && chat.messages.length > messagesSeen;

  function close({ returnFocus }: { returnFocus: boolean }) {
    isReturning.current = returnFocus;
    setMessagesSeen(chat.messages.length);
    setIsOpen(false);
  }

  useGiveWay({ area, isOpen, onLeave: () => close({ returnFocus: false }) });

  useKeyboardInset(area);

  // An effect, because phones hide the launcher until the sheet is gone.
  useEffect(() => {
    if (!isOpen && isReturning.current) launcher.current?.focus();
  }, [isOpen]);

  return (
    <div
      ref={area}
      role="presentation"
      className={`${styles.chatbot} ${scripted}`}
      onClick={() => setAttendedAt(place)}
      onKeyDown={({ key, nativeEvent }) => {
        if (isOpen && key === 'Escape' && !nativeEvent.isComposing) close({ returnFocus: true });
      }}
    >
      <button
        ref={launcher}
        id="asistente"
        type="button"
        aria-label={isOpen ? words.close : words.open}
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        className={styles.launcher}
        data-news={hasNews || undefined}
        onClick={() => (isOpen ? close({ returnFocus: true }) : setIsOpen(true))}
      >
        {isOpen ? <X size={24} aria-hidden /> : <BotMessageSquare size={24} aria-hidden />}
      </button>
      <VisuallyHidden>
        <output>{hasNews && words.news}</output>
      </VisuallyHidden>
      {isOpen && (
        <ChatWindow
          chat={chat}
          words={words}
          isLow={place !== attendedAt}
          onClose={() => close({ returnFocus: true })}
        />
      )}
    </div>
  );
}
