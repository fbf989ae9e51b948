import { useLang } from '@clinic/shared/i18n';
import { VisuallyHidden } from '@clinic/shared/ui/VisuallyHidden';
import type { ReactNode } from 'react';

import { ReplyText } from '#components/ReplyText.tsx';
import type { ChatWords } from '#content/types.ts';

import styles from './Message.module.css';
import type { ChatMessage } from './useChat.ts';

type Props = {
  message: ChatMessage;
  words: Pick<ChatWords, 'log' | 'failure'>;
  /** What the visitor can do about it. */
  children?: ReactNode;
};

export function Message({ message, words, children }: Props) {
  const pageLang = useLang();
  const { log, failure } = words;
  // The visitor may have changed the language since.
  const said = 'lang' in message ? message.lang : pageLang;
  const lang = said === pageLang ? undefined : said;
  return (
    <div className={styles[message.sender]}>
      <VisuallyHidden>{message.sender === 'user' ? log.visitor : log.assistant} </VisuallyHidden>
      <span lang={lang}>
        {'failedQuestion' in message ? (
          failure.text
        ) : message.sender === 'bot' ? (
          <ReplyText text={message.text} />
        ) : (
          message.text
        )}
      </span>
      {children}
    </div>
  );
}
