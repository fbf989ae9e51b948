import { WhatsappLink } from '@clinic/shared/kit/actions/WhatsappLink';
import { Button, buttonClass } from '@clinic/shared/kit/Button';
import { cluster } from '@clinic/shared/kit/layout';
import { telephoneLink } from '@clinic/shared/telephone';
import { fill } from '@tesela/core/fill';
import { useLang } from '@tesela/core/i18n';
import { useSite } from '@tesela/core/site';

import type { ChatWords } from '#content/assistantDocument.ts';

import type { Failure } from '../useChat.ts';
import styles from './FailureNote.late.module.css';

type Props = {
  failure: Failure;
  words: Pick<ChatWords, 'failure' | 'person'>;
  onRetry: (() => void) | undefined;
};

/** Says that no reply came. If it is the last message, it also offers to retry, or to call, and to write to a person. */
export function FailureNote({ failure: { retryAfter, isAsleep }, words, onRetry }: Props) {
  const lang = useLang();
  const { failure, person } = words;
  const { phone } = useSite().contact;
  return (
    <>
      <p>{isAsleep ? failure.asleep : failure.text}</p>
      {onRetry && (
        <>
          {retryAfter && <p className={styles.wait}>{fill(failure.wait, { count: retryAfter }, lang)}</p>}
          <div className={cluster(0, styles.ways)}>
            {isAsleep ? (
              <a href={telephoneLink(phone)} className={buttonClass('secondary', styles.way)}>
                {phone}
              </a>
            ) : (
              <Button variant="secondary" className={styles.way} onClick={onRetry}>
                {failure.retry}
              </Button>
            )}
            <WhatsappLink variant="quiet" message={person.message} className={styles.way}>
              WhatsApp
            </WhatsappLink>
          </div>
        </>
      )}
    </>
  );
}
