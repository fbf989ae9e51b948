import type { Lang } from '@clinic/shared/lang';
import { useLang } from '@clinic/shared/i18n';
import { useEffect, useRef, useState } from 'react';

import { sendMessage } from './sendMessage.ts';

/** Longest message that the assistant takes, in characters. */
export const MAX_MESSAGE_LENGTH = 1000;

/** `lang` is absent when the words are always the page's. */
type Text = { text: string; lang?: Lang };

export type ChatMessage = { id: number } & (
  | ({ sender: 'user' } & Text)
  | ({ sender: 'bot' } & Text)
  /** The reply did not come. Its words are the page's, so that they change with the language. */
  | { sender: 'bot'; failedQuestion: string }
);

export type Chat = {
  messages: readonly ChatMessage[];
  status: 'idle' | 'waiting';
  draft: string;
  setDraft: (draft: string) => void;
  /** Sends what is in the draft. */
  sendDraft: () => void;
  send: (message: string) => void;
  /** Asks the last question again, when its reply did not come. The draft stays. */
  retry: () => void;
};

type NewMessage = ChatMessage extends infer M ? (M extends ChatMessage ? Omit<M, 'id'> : never) : never;

/** The conversation of this visit: in memory only, and one question at a time. */
export function useChat(): Chat {
  const lang = useLang();
  const [messages, setMessages] = useState<readonly ChatMessage[]>([]);
  const [status, setStatus] = useState<Chat['status']>('idle');
  const [draft, setDraft] = useState('');
  const leaving = useRef<AbortController>(null);

  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  function append(message: NewMessage) {
    setMessages((known) => [...known, { ...message, id: known.length }]);
  }

  async function ask(question: string) {
    const { signal } = leaving.current ?? new AbortController();
    setStatus('waiting');
    try {
      append({ sender: 'bot', text: await sendMessage(question, lang, signal), lang });
    } catch (error) {
      if (signal.aborted) return;
      console.error('The chat got no reply.', error);
      append({ sender: 'bot', failedQuestion: question });
    } finally {
      setStatus('idle');
    }
  }

  function send(message: string): boolean {
    const question = message.trim().slice(0, MAX_MESSAGE_LENGTH);
    if (question === '' || status === 'waiting') return false;
    append({ sender: 'user', text: question, lang });
    void ask(question);
    return true;
  }

  function retry() {
    const failed = messages.at(-1);
    if (status === 'waiting' || !failed || !('failedQuestion' in failed)) return;
    setMessages(messages.slice(0, -1));
    void ask(failed.failedQuestion);
  }

  return {
    messages,
    status,
    draft,
    setDraft,
    sendDraft: () => {
      if (send(draft)) setDraft('');
    },
    send,
    retry,
  };
}
