import { IconButton } from '@clinic/shared/ui/Button';
import { VisuallyHidden } from '@clinic/shared/ui/VisuallyHidden';
import { SendHorizontal } from 'lucide-react';
import { useId, type KeyboardEvent, type RefObject } from 'react';

import type { ChatWords } from '#content/types.ts';

import styles from './ChatForm.module.css';
import { MAX_MESSAGE_LENGTH, type Chat } from './useChat.ts';

type Props = {
  inputRef: RefObject<HTMLTextAreaElement | null>;
  chat: Pick<Chat, 'draft' | 'setDraft' | 'sendDraft' | 'status'>;
  words: ChatWords['input'];
};

/** Where the visitor writes. Enter sends, Shift and Enter begins a new line. */
export function ChatForm({ inputRef, chat, words }: Props) {
  const id = useId();
  const { draft, setDraft, sendDraft, status } = chat;

  function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    sendDraft();
  }

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        sendDraft();
      }}
    >
      <label htmlFor={id}>
        <VisuallyHidden>{words.label}</VisuallyHidden>
      </label>
      <textarea
        ref={inputRef}
        id={id}
        rows={1}
        maxLength={MAX_MESSAGE_LENGTH}
        placeholder={words.placeholder}
        autoComplete="off"
        enterKeyHint="send"
        value={draft}
        className={styles.input}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={sendOnEnter}
      />
      {/* Not `disabled`: that would throw the focus out of the window. */}
      <IconButton
        type="submit"
        label={words.send}
        aria-disabled={status === 'waiting' || draft.trim() === ''}
        className={styles.send}
      >
        <SendHorizontal size={20} aria-hidden />
      </IconButton>
    </form>
  );
}
