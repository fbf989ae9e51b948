import { showInGallery } from '@clinic/shared/gallery';
import { useState } from 'react';

import type { AssistantDocument, ChatWords } from '#content/assistantDocument.ts';
import type { Chat, ChatMessage } from '#features/chat/useChat.ts';
import { ChatWindow } from '#features/chat/window/ChatWindow.tsx';

import styles from '#features/chat/Chatbot.module.css';

const nothing = () => {};

const samples = {
  es: {
    question: '¿Puedo pagar con tarjeta?',
    reply: 'Sí. Recibimos tarjetas de crédito y débito, transferencias y efectivo.',
  },
  en: {
    question: 'Can I pay by card?',
    reply: 'Yes. We take credit and debit cards, transfers and cash.',
  },
};

const none: readonly ChatMessage[] = [];

type SampleProps = { words: ChatWords } & Partial<Pick<Chat, 'messages' | 'status' | 'draft'>>;

/** The window in one state of a conversation. */
function Moment({ words: chatWords, messages = none, status = 'idle', draft: first = '' }: SampleProps) {
  const [draft, setDraft] = useState(first);
  const chat: Chat = {
    messages,
    status,
    coming: '',
    draft,
    setDraft,
    canSend: status === 'idle' && draft !== '',
    sendDraft: nothing,
    send: nothing,
    retry: nothing,
  };
  // This element defines the height of the window.
  return (
    <div className={styles.chatbot}>
      <ChatWindow chat={chat} words={chatWords} isLow={false} onClose={nothing} />
    </div>
  );
}

showInGallery('mfe-assistant', (lang, documents) => {
  const { chat } = documents.assistant as AssistantDocument; // made by data.ts
  const { question, reply } = samples[lang];
  const asked: ChatMessage = { id: 0, sender: 'user', text: question, lang };
  const failed = (retryAfter?: number): ChatMessage => ({
    id: 1,
    sender: 'bot',
    failure: { question, ...(retryAfter && { retryAfter }) },
  });
  return [
    {
      name: 'Chat window',
      isAlone: true,
      states: {
        answered: <Moment words={chat} messages={[asked, { id: 1, sender: 'bot', text: reply, lang }]} />,
        'waiting for the answer': <Moment words={chat} messages={[asked]} status="waiting" />,
        'waiting for long': <Moment words={chat} messages={[asked]} status="slow" />,
        'no answer': <Moment words={chat} messages={[asked, failed()]} />,
        'too many questions': <Moment words={chat} messages={[asked, failed(30)]} />,
        'too long a question': <Moment words={chat} draft={`${question} `.repeat(60)} />,
      },
    },
  ];
});
