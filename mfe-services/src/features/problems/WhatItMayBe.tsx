import { band, itemsStart, look, stack, target } from '@clinic/shared/kit/layout';
import { useFillFacts } from '@clinic/shared/kit/useSiteFacts';
import { fill } from '@tesela/core/fill';
import { useLang } from '@tesela/core/i18n';
import { useSite } from '@tesela/core/site';
import { Phone } from 'lucide-react';
import { useId } from 'react';

import type { ProblemDocument } from '#content/problemDocuments.ts';

import styles from './WhatItMayBe.module.css';

type Props = { problem: ProblemDocument };

/** The possible causes of a problem and, beside them, the signs that should not wait. */
export function WhatItMayBe({ problem: { causes, note, soon, emergency, words } }: Props) {
  const causesId = useId();
  const soonId = useId();
  const fillFacts = useFillFacts();
  return (
    <div className={stack(7, band(styles.band))}>
      <section aria-labelledby={causesId}>
        <h2 id={causesId}>{words.causes}</h2>
        <dl className={styles.causes}>
          {causes.map(({ name, text }) => (
            <div key={name} className={styles.cause}>
              <dt className={look('strong')}>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <p className={look('note', styles.note)}>{note}</p>
      </section>
      <section aria-labelledby={soonId} className={stack(4, styles.soon)}>
        <h2 id={soonId} className={look('title')}>
          {words.soon}
        </h2>
        <ul>
          {soon.map((sign) => (
            <li key={sign}>{sign}</li>
          ))}
        </ul>
        {emergency && <Emergency words={words} text={fillFacts(emergency)} />}
      </section>
    </div>
  );
}

function Emergency({ words, text }: { words: ProblemDocument['words']; text: string }) {
  const lang = useLang();
  const { emergency } = useSite().helplines;
  return (
    <div className={stack(2, itemsStart, styles.emergency)}>
      <h3 className={styles.urgent}>{words.emergency}</h3>
      <p>{text}</p>
      <a href={`tel:${emergency}`} className={target(styles.call)}>
        <Phone size={18} aria-hidden />
        {fill(words.call, { number: emergency }, lang)}
      </a>
    </div>
  );
}
