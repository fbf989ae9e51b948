import { formatReceipt } from '@clinic/shared/complaints';
import { WhatsappLink } from '@clinic/shared/kit/actions/WhatsappLink';
import { Button } from '@clinic/shared/kit/Button';
import { useFocusedHeading } from '@clinic/shared/kit/useFocusedHeading';
import { fitsWhatsappLink } from '@clinic/shared/whatsapp';
import { fill } from '@tesela/core/fill';
import { useLang } from '@tesela/core/i18n';
import { useSite } from '@tesela/core/site';

import type { ComplaintsDocument } from '#content/documents/pages.ts';

import styles from './Complaint.module.css';
import { complaintMessages } from './complaintMessages.ts';
import type { ComplaintOutcome } from './useComplaint.ts';

type Props = {
  content: ComplaintsDocument;
  outcome: ComplaintOutcome;
  number: string;
  isSending: boolean;
  onRetry: () => void;
  onEdit: () => void;
};

/**
 * The number and the time of a complaint. If the inbox has not received it, the visitor can retry, send it by WhatsApp
 * or edit it.
 */
export function ComplaintEnd({ content, outcome, number, isSending, onRetry, onEdit }: Props) {
  const { status, complaint, at } = outcome;
  const { heading, text } = content.endings[status];
  const lang = useLang();
  const { contact } = useSite();
  const top = useFocusedHeading(status);

  const time = formatReceipt(at, lang);
  const isReceived = status === 'received';
  const fits = (message: string) => fitsWhatsappLink(contact.whatsapp, message);
  const messages = isReceived
    ? []
    : complaintMessages(complaint, { words: content, number, time, fits, lang });
  const partLabel = (index: number) =>
    messages.length === 1
      ? content.whatsapp
      : fill(content.part, { part: index + 1, count: messages.length }, lang);
  return (
    <div className={styles.form}>
      <div className={styles.panel}>
        <h2 ref={top} tabIndex={-1} className={styles.heading}>
          {heading}
        </h2>
        <p>
          {content.number}
          <strong className={styles.number}>{number}</strong>
        </p>
        <p>
          {isReceived ? content.received : content.written}: <time dateTime={at}>{time}</time>
        </p>
      </div>
      <p>{text}</p>
      {!isReceived && (
        <div className={styles.actions}>
          {status !== 'prepared' && (
            <Button onClick={onRetry} aria-disabled={isSending || undefined}>
              {isSending ? content.sending : content.retry}
            </Button>
          )}
          {messages.map((message, index) => (
            <WhatsappLink key={message} message={message}>
              {partLabel(index)}
            </WhatsappLink>
          ))}
          <Button variant="quiet" onClick={onEdit}>
            {content.edit}
          </Button>
        </div>
      )}
    </div>
  );
}
