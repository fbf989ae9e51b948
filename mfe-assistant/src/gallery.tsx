import { showInGallery } from '@clinic/shared/gallery';
import { useState, type CSSProperties } from 'react';

import type { AssistantDocument, ChatWords } from '#content/assistantDocument.ts';
import { useChat, type Chat, type ChatMessage } from '#features/chat/useChat.ts';
import { ChatWindow } from '#features/chat/window/ChatWindow.tsx';

import styles from '#features/chat/Chatbot.module.css';
import { Assistant } from './exposed/Assistant.tsx';

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

/** The position in which the shell shows widgets. */
const corner: CSSProperties = { position: 'fixed', insetBlockEnd: '1rem', insetInlineEnd: '1rem' };

/** The window inside the element that defines its height. */
function Placed({ chat, words: chatWords }: { chat: Chat; words: ChatWords }) {
  return (
    <div className={styles.chatbot}>
      <ChatWindow chat={chat} words={chatWords} isLow={false} onClose={nothing} />
    </div>
  );
}

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
  return <Placed chat={chat} words={chatWords} />;
}

/** The window with a working chat, which the mocks of the gallery answer. */
function Live({ words: chatWords }: { words: ChatWords }) {
  return <Placed chat={useChat()} words={chatWords} />;
}

showInGallery('mfe-assistant', (lang, documents) => {
  const content = documents.assistant as AssistantDocument; // made by data.ts
  const { chat } = content;
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
      note: 'The last one is alive: the mocks answer.',
      isAlone: true,
      states: {
        'first opened': <Moment words={chat} />,
        answered: <Moment words={chat} messages={[asked, { id: 1, sender: 'bot', text: reply, lang }]} />,
        'waiting for the answer': <Moment words={chat} messages={[asked]} status="waiting" />,
        'waiting for long': <Moment words={chat} messages={[asked]} status="slow" />,
        'no answer': <Moment words={chat} messages={[asked, failed()]} />,
        'too many questions': <Moment words={chat} messages={[asked, failed(30)]} />,
        'too long a question': <Moment words={chat} draft={`${question} `.repeat(60)} />,
        alive: <Live words={chat} />,
      },
    },
    {
      name: 'Floating buttons',
      note: 'WhatsApp and the chat; a button shows the social networks.',
      isAlone: true,
      states: {
        closed: (
          <div style={corner}>
            <Assistant content={content} />
          </div>
        ),
      },
    },
  ];
});
