import { WhatsappLink } from '@clinic/shared/kit/actions/WhatsappLink';
import { Button, buttonClass } from '@clinic/shared/kit/Button';
import { cluster, itemsStart, stack } from '@clinic/shared/kit/layout';
import { telephoneLink } from '@clinic/shared/telephone';
import { useSite } from '@tesela/core/site';
import { retryNow } from '@tesela/host/retryNow';
import { useIsOffline } from '@tesela/host/useIsOffline';

import { useWords } from '#content/WordsContext.ts';

import styles from './LateHelp.module.css';

/** Says that loading takes long and offers retry, WhatsApp and phone; without a connection only the phone. */
export function LateHelp() {
  const { late, offline, areaError } = useWords();
  const isOffline = useIsOffline();
  const { contact } = useSite();
  const call = (
    <a href={telephoneLink(contact.phone)} className={buttonClass('secondary')}>
      {contact.phone}
    </a>
  );
  if (isOffline) {
    return (
      <div className={`${stack(3, itemsStart)} ${styles.short}`}>
        <p>{offline}</p>
        {call}
      </div>
    );
  }
  return (
    <div className={stack(3, itemsStart)}>
      <p>{late}</p>
      <div className={cluster(3)}>
        <Button variant="secondary" onClick={retryNow}>
          {areaError.retry}
        </Button>
        <WhatsappLink variant="secondary" message={areaError.whatsapp.message}>
          {areaError.whatsapp.label}
        </WhatsappLink>
        {call}
      </div>
    </div>
  );
}
