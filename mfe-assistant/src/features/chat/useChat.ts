import { MAX_CHAT_MESSAGE } from '@clinic/shared/chat';
import type { ChatResponse } from '@clinic/shared/chatSchemas';
import { trimText } from '@tesela/core/blank';
import { useLang } from '@tesela/core/i18n';
import type { Lang } from '@tesela/core/lang';
import { useEffect, useRef, useState } from 'react';

import { RefusedError, sendMessage } from './sendMessage.ts';

/** A reply that takes longer than this, in ms, counts as slow. */
export const SLOW_AFTER = 4_000;

/** A question that got no reply. The page renders the error text, so that it changes with the language. */
export type Failure = {
  question: string;
  /** How long to wait before the next request, in s. */
  retryAfter?: number;
  /** There is no service that could answer. */
  isAsleep?: boolean;
};

export type ChatMessage = { id: number } & (
  | ({ sender: 'user' | 'bot'; text: string; lang: Lang } & Pick<
      ChatResponse,
      'cards' | 'links' | 'products' | 'offer' | 'treatment' | 'doctor'
    >)
  | { sender: 'bot'; failure: Failure }
);

export type Chat = {
  messages: readonly ChatMessage[];
  /** `waiting` and `slow`: a question was sent, and no other can be sent yet. */
  status: 'idle' | 'waiting' | 'slow';
  /** The part of the answer that has arrived so far. */
  coming: string;
  draft: string;
  setDraft: (draft: string) => void;
  /** Whether the draft can be sent now. */
  canSend: boolean;
  sendDraft: () => void;
  send: (message: string) => void;
  /** Sends the last question again after a failure. The draft is kept. */
  retry: () => void;
};

type NewMessage = ChatMessage extends infer M ? (M extends ChatMessage ? Omit<M, 'id'> : never) : never;

/** Returns how many characters a draft may still get; negative if it is too long. An emoji counts as one. */
export const roomLeft = (draft: string): number => MAX_CHAT_MESSAGE - [...trimText(draft)].length;

const isSendable = (message: string): boolean => trimText(message) !== '' && roomLeft(message) >= 0;

/** Holds the conversation of this visit, in memory only. One question is sent at a time. */
export function useChat(): Chat {
  const lang = useLang();
  const [messages, setMessages] = useState<readonly ChatMessage[]>([]);
  const [status, setStatus] = useState<Chat['status']>('idle');
  const [draft, setDraft] = useState('');
  const leaving = useRef<AbortController>(null);
  /**
   * The topic of the conversation and what was shown last, which follow-up questions such as «¿y eso duele?»
   * and «el segundo» refer to. Lost when the page closes.
   */
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
      const { response, cards, links, products, offer, treatment, doctor, about, shown } = answer;
      talk.current = { about: about ?? talk.current.about, shown };
      append({ sender: 'bot', text: response, lang, cards, links, products, offer, treatment, doctor });
    } catch (error) {
      if (signal.aborted) return;
      console.error('The chat got no reply.', error);
      const { retryAfter, isAsleep } = error instanceof RefusedError ? error : {};
      append({ sender: 'bot', failure: { question, retryAfter, isAsleep } });
    } finally {
      clearTimeout(patience);
      setComing('');
      setStatus('idle');
    }
  }

  function send(message: string): boolean {
    if (!isIdle || !isSendable(message)) return false;
    const question = trimText(message);
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
