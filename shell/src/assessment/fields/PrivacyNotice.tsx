import { Disclosure } from '@clinic/shared/kit/Disclosure';
import { look, stack, target } from '@clinic/shared/kit/layout';
import { fill } from '@tesela/core/fill';
import { useLang } from '@tesela/core/i18n';
import { Link } from '@tesela/core/navigation';
import { useSite } from '@tesela/core/site';
import { useFrame } from '@tesela/host/frame';

import type { AssessmentWords } from '#content/shellDocuments.ts';

import styles from './PrivacyNotice.module.css';

/** What the law requires to be said where data are asked for (Ley 1581 de 2012, art. 12). */
export function PrivacyNotice({ words }: { words: AssessmentWords['privacy'] }) {
  const { company, contact, address, assessmentInbox } = useSite();
  const lang = useLang();
  const policy = useFrame().legal.find(({ rel }) => rel === 'privacy-policy');
  return (
    <div className={styles.notice}>
      <Disclosure summary={words.heading}>
        <div className={stack(2, look('small'))}>
          <p>{assessmentInbox ? words.sent : words.notSent}</p>
          <p>{words.draft}</p>
          <p>
            {fill(words.controller, company, lang)} {address.street}, {address.city}. {contact.phone}.
          </p>
          <p>{words.purposes}</p>
          <p>{words.sensitive}</p>
          <p>
            {words.rights} {words.channel} <a href={`mailto:${contact.email}`}>{contact.email}</a>.
          </p>
        </div>
      </Disclosure>
      {policy && (
        <Link to={policy.to} target="_blank" rel="noopener privacy-policy" className={target()}>
          {words.policy} {words.newTab}
        </Link>
      )}
    </div>
  );
}
