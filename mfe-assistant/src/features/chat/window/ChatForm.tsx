import { IconButton } from '@clinic/shared/kit/Button';
import { stack } from '@clinic/shared/kit/layout';
import { SendHorizontal } from 'lucide-react';
import { useId, type KeyboardEvent, type RefObject } from 'react';

import type { ChatWords } from '#content/assistantDocument.ts';

import { roomLeft, type Chat } from '../useChat.ts';
import styles from './ChatForm.late.module.css';
import { MessageCounter } from './MessageCounter.tsx';

type Props = {
  inputRef: RefObject<HTMLTextAreaElement | null>;
  chat: Pick<Chat, 'draft' | 'setDraft' | 'sendDraft' | 'canSend'>;
  words: ChatWords['input'];
  /** Id of the notice that describes the field. */
  noticeId: string;
};

/**
 * Tells whether an input method is composing: Enter then picks a word. Safari reports this only by the key
 * code.
 */
const isComposing = ({ nativeEvent }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === 229;

/** The form for a message. Enter sends it; Shift+Enter starts a new line. */
export function ChatForm({ inputRef, chat, words, noticeId }: Props) {
  const counterId = useId();
  const { draft, setDraft, sendDraft, canSend } = chat;
  const left = roomLeft(draft);

  function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return;
    event.preventDefault();
    sendDraft();
  }

  return (
    <form
      method="dialog"
      className={stack(2, styles.form)}
      onSubmit={(event) => {
        event.preventDefault();
        sendDraft();
      }}
    >
      <div className={styles.field} data-draft={draft}>
        {/* No maxlength: it would count an emoji as two characters and cut pasted text without a warning. */}
        <textarea
          ref={inputRef}
          aria-label={words.label}
          rows={1}
          placeholder={words.placeholder}
          autoComplete="off"
          enterKeyHint="send"
          aria-describedby={`${noticeId} ${counterId}`}
          aria-invalid={left < 0 || undefined}
          value={draft}
          className={styles.input}
          onChange={(event) => setDraft(event.target.value)}
          onKeyDown={sendOnEnter}
        />
      </div>
      {/* Not `disabled`: a disabled button would lose the focus, and the focus would leave the window. */}
      <IconButton type="submit" label={words.send} aria-disabled={!canSend} className={styles.send}>
        <SendHorizontal size={20} aria-hidden />
      </IconButton>
      <MessageCounter id={counterId} left={left} words={words} />
    </form>
  );
}
