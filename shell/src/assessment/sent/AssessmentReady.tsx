import type { Answers } from '@clinic/shared/assessments/answers';
import { WhatsappLink } from '@clinic/shared/kit/actions/WhatsappLink';
import { Button, buttonClass } from '@clinic/shared/kit/Button';
import { cluster, look, stack } from '@clinic/shared/kit/layout';
import { useFocusedHeading } from '@clinic/shared/kit/useFocusedHeading';
import { VisuallyHidden } from '@clinic/shared/kit/VisuallyHidden';
import { telephoneLink } from '@clinic/shared/telephone';
import { useLang } from '@tesela/core/i18n';
import { useSite } from '@tesela/core/site';
import { useId, useState } from 'react';

import type { AssessmentWords } from '#content/shellDocuments.ts';

import styles from './AssessmentReady.module.css';
import { messageText } from './messageText.ts';
import { SentQuestion } from './SentQuestion.tsx';

type Props = {
  words: AssessmentWords;
  answers: Answers;
  doctor: string | undefined;
  reference: string;
  /** Why the visitor has to send it: that is how the form ends, or the inbox did not take it. */
  status: 'prepared' | 'busy' | 'failed';
  onRetry: (() => Promise<void>) | undefined;
  /** The visitor says that the message was sent. */
  onSent: () => void;
  onEdit: () => void;
  onClose: () => void;
};

/** The answers are complete, and nobody has received them: says so, and how to finish. */
export function AssessmentReady({
  words,
  answers,
  status,
  onRetry,
  onSent,
  onEdit,
  onClose,
  ...about
}: Props) {
  const { contact } = useSite();
  const lang = useLang();
  const heading = useFocusedHeading(status);
  const previewId = useId();
  const [includesContact, setIncludesContact] = useState(true);
  const [isOpened, setIsOpened] = useState(false);
  const { success } = words;
  const message = messageText(answers, words, { lang, hasContact: includesContact, ...about });

  if (isOpened) return <SentQuestion words={success} message={message} onSent={onSent} onEdit={onEdit} />;
  return (
    <div className={stack(4)}>
      <h3 ref={heading} tabIndex={-1} className={styles.heading}>
        {success[status].heading}
      </h3>
      <p>{success[status].text}</p>
      {onRetry && <RetryButton words={words} onRetry={onRetry} />}
      <section aria-labelledby={previewId} className={stack(2, styles.preview)}>
        <h4 id={previewId} className={styles.previewHeading}>
          {success.preview}
        </h4>
        <p className={styles.message}>{message}</p>
        <label className={styles.option}>
          <input
            type="checkbox"
            checked={includesContact}
            onChange={() => setIncludesContact(!includesContact)}
          />
          {success.includeContact}
        </label>
      </section>
      <div className={cluster(3)}>
        <WhatsappLink message={message} onClick={() => setIsOpened(true)}>
          {success.whatsapp}
        </WhatsappLink>
        <a href={telephoneLink(contact.phone)} className={buttonClass('secondary')}>
          {success.call} {contact.phone}
        </a>
      </div>
      <p className={look('note', styles.note)}>{success.message}</p>
      <div className={cluster(3)}>
        <Button variant="quiet" onClick={onEdit}>
          {success.edit}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {success.close}
        </Button>
      </div>
    </div>
  );
}

function RetryButton({ words, onRetry }: { words: AssessmentWords; onRetry: () => Promise<void> }) {
  const [isSending, setIsSending] = useState(false);

  async function retry() {
    if (isSending) return;
    setIsSending(true);
    await onRetry();
    setIsSending(false);
  }

  return (
    <div className={cluster(3)}>
      <Button onClick={retry} aria-disabled={isSending || undefined}>
        {isSending ? words.sending : words.success.retry}
      </Button>
      <VisuallyHidden role="status">{isSending && words.sending}</VisuallyHidden>
    </div>
  );
}
