import { IconButton } from '@clinic/shared/kit/Button';
import { stack } from '@clinic/shared/kit/layout';
import { SendHorizontal } from 'lucide-react';
import { useId, type KeyboardEvent, type RefObject } from 'react';

import type { ChatWords } from '#content/assistantDocument.ts';

import { roomLeft } from '../messageLength.ts';
import type { Chat } from '../useChat.ts';
import styles from './ChatForm.late.module.css';
import { MessageCounter } from './MessageCounter.tsx';

type Props = {
  inputRef: RefObject<HTMLTextAreaElement | null>;
  chat: Pick<Chat, 'draft' | 'setDraft' | 'sendDraft' | 'canSend'>;
  words: ChatWords['input'];
  /** Id of what the visitor should know before writing. */
  noticeId: string;
};

/** While an input method composes, Enter picks a word. Safari says so only by the old key code. */
const isComposing = ({ nativeEvent }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === 229;

/** Where the visitor writes. Enter sends, Shift and Enter begins a new line. */
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
      className={stack(2, styles.form)}
      onSubmit={(event) => {
        event.preventDefault();
        sendDraft();
      }}
    >
      <div className={styles.field} data-draft={draft}>
        {/* No maxlength: it would count an emoji twice, and cut what is pasted without a word. */}
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
      {/* Not `disabled`: that would throw the focus out of the window. */}
      <IconButton type="submit" label={words.send} aria-disabled={!canSend} className={styles.send}>
        <SendHorizontal size={20} aria-hidden />
      </IconButton>
      <MessageCounter id={counterId} left={left} words={words} />
    </form>
  );
}
