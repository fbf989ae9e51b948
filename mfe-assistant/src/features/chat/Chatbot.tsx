import { BotMessageSquare, X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import type { ChatWords } from '#content/types.ts';

import styles from './Chatbot.module.css';
import { ChatWindow } from './ChatWindow.tsx';
import { useChat } from './useChat.ts';

/** The launcher and, when open, the chat. The conversation outlives the window. */
export function Chatbot({ words }: { words: ChatWords }) {
  const chat = useChat();
  const [isOpen, setIsOpen] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  const launcher = useRef<HTMLButtonElement>(null);

  function close() {
    setIsOpen(false);
    launcher.current?.focus();
  }

  const closeOnEscape = useEffectEvent(({ key }: KeyboardEvent) => {
    const { activeElement, body } = document;
    const isElsewhere = activeElement !== body && !area.current?.contains(activeElement);
    if (key === 'Escape' && !isElsewhere) close();
  });

  useEffect(() => {
    if (!isOpen) return;
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [isOpen]);

  return (
    <div ref={area} className={styles.chatbot}>
      <button
        ref={launcher}
        type="button"
        aria-label={isOpen ? words.close : words.open}
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        className={styles.launcher}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? <X size={24} aria-hidden /> : <BotMessageSquare size={24} aria-hidden />}
      </button>
      {isOpen && <ChatWindow chat={chat} words={words} onClose={close} />}
    </div>
  );
}
