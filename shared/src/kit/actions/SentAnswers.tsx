import type { ReactNode } from 'react';

import { Button } from '../Button.tsx';
import { WhatsappLink } from './WhatsappLink.tsx';

type Props = {
  words: { yes: string; no: string };
  /** The one with which WhatsApp was opened: a no opens it again. */
  message: string;
  onSent: () => void;
};

/** Whether a message was sent that WhatsApp was opened with: only the visitor who comes back knows. */
export function SentAnswers({ words, message, onSent }: Props): ReactNode {
  return (
    <>
      <Button onClick={onSent}>{words.yes}</Button>
      <WhatsappLink message={message}>{words.no}</WhatsappLink>
    </>
  );
}
