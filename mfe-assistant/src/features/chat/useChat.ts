import type { ChatResponse } from '@clinic/shared/chatSchemas';
import { useLang } from '@clinic/shared/i18n';
import type { Lang } from '@clinic/shared/lang';
import { useEffect, useRef, useState } from 'react';

import { roomLeft } from './messageLength.ts';
import { RefusedError, sendMessage } from './sendMessage.ts';

/** A reply that takes longer than this, in ms, is slow. */
export const SLOW_AFTER = 4_000;

/** A reply that did not come. Its words are the page's, so that they change with the language. */
export type Failure = {
  question: string;
  /** How long the service wants to be left alone, in s. */
  retryAfter?: number;
};

export type ChatMessage = { id: number } & (
  | ({ sender: 'user' | 'bot'; text: string; lang: Lang } & Pick<
      ChatResponse,
      'cards' | 'links' | 'products' | 'treatment' | 'doctor'
    >)
  | { sender: 'bot'; failure: Failure }
);

export type Chat = {
  messages: readonly ChatMessage[];
  /** Waiting and slow: a question is on its way, and no other may follow. */
  status: 'idle' | 'waiting' | 'slow';
  /** What has come of the answer that is on its way. */
  coming: string;
  draft: string;
  setDraft: (draft: string) => void;
  /** Whether what is in the draft may be sent now. */
  canSend: boolean;
  /** Sends what is in the draft. */
  sendDraft: () => void;
  send: (message: string) => void;
  /** Asks the last question again, when its reply did not come. The draft stays. */
  retry: () => void;
};

type NewMessage = ChatMessage extends infer M ? (M extends ChatMessage ? Omit<M, 'id'> : never) : never;

const isSendable = (message: string): boolean => message.trim() !== '' && roomLeft(message) >= 0;

/** The conversation of this visit: in memory only, and one question at a time. */
export function useChat(): Chat {
  const lang = useLang();
  const [messages, setMessages] = useState<readonly ChatMessage[]>([]);
  const [status, setStatus] = useState<Chat['status']>('idle');
  const [draft, setDraft] = useState('');
  const leaving = useRef<AbortController>(null);
  /** What the talk is about, and what was shown last: «¿y eso duele?» and «el segundo» lean on it. Gone with the page. */
  const talk = useRef<Pick<ChatResponse, 'about' | 'shown'>>({});
  const [coming, setComing] = useState('');
  const isIdle = status === 'idle';

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
    const patience = setTimeout(() => setStatus('slow'), SLOW_AFTER);
    try {
      const onSentence = (text: string) => setComing((known) => `${known} ${text}`.trim());
      const answer = await sendMessage({ message: question, ...talk.current }, { lang, signal, onSentence });
      const { response, cards, links, products, treatment, doctor, about, shown } = answer;
      talk.current = { about: about ?? talk.current.about, shown };
      append({ sender: 'bot', text: response, lang, cards, links, products, treatment, doctor });
    } catch (error) {
      if (signal.aborted) return;
      console.error('The chat got no reply.', error);
      const retryAfter = error instanceof RefusedError ? error.retryAfter : undefined;
      append({ sender: 'bot', failure: { question, retryAfter } });
    } finally {
      clearTimeout(patience);
      setComing('');
      setStatus('idle');
    }
  }

  function send(message: string): boolean {
    if (!isIdle || !isSendable(message)) return false;
    const question = message.trim();
    append({ sender: 'user', text: question, lang });
    void ask(question);
    return true;
  }

  function retry() {
    const last = messages.at(-1);
    if (!isIdle || !last || !('failure' in last)) return;
    setMessages(messages.slice(0, -1));
    void ask(last.failure.question);
  }

  return {
    messages,
    status,
    coming,
    draft,
    setDraft,
    canSend: isIdle && isSendable(draft),
    sendDraft: () => {
      if (send(draft)) setDraft('');
    },
    send,
    retry,
  };
}
