import { cluster, dense } from '@clinic/shared/kit/layout';
import { telephoneLink } from '@clinic/shared/telephone';
import { whatsappLink } from '@clinic/shared/whatsapp';
import { useSite } from '@tesela/core/site';

import { useWords } from '#content/WordsContext.ts';

import styles from './TopNote.module.css';

/** Tells visitors without JavaScript what works and how to book. */
export function NoScriptNote() {
  const { text, call, whatsapp } = useWords().noScript;
  const { contact } = useSite();
  return (
    <noscript>
      <div className={cluster(5, dense, styles.note)}>
        <p>{text}</p>
        <a href={telephoneLink(contact.phone)}>
          {call}: {contact.phone}
        </a>
        <a href={whatsappLink(contact.whatsapp, whatsapp.message)}>{whatsapp.label}</a>
      </div>
    </noscript>
  );
}
