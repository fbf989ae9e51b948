import { cluster, contentStart, itemsStart, look, stack } from '@clinic/shared/kit/layout';
import { PillNav } from '@clinic/shared/kit/PillNav';
import { usePriceFrom } from '@clinic/shared/kit/useSiteFacts';
import { VisuallyHidden } from '@clinic/shared/kit/VisuallyHidden';
import { fill } from '@tesela/core/fill';
import { useLang } from '@tesela/core/i18n';
import type { PointerEvent } from 'react';

import { ArrowLink } from '#components/ArrowLink.tsx';
import type { HomeDocument } from '#content/documents/home.ts';

import live from './LiveMap.late.module.css';
import type { ShownZone } from './useShownZone.ts';
import styles from './Zone.module.css';

type BodyMap = HomeDocument['bodyMap'];

type Props = {
  zone: BodyMap['zones']['facial'][number];
  zones: ShownZone;
  words: Pick<BodyMap, 'linkLabel' | 'problemsLabel' | 'priceLabel'>;
  isLive: boolean;
};

/** A zone in the list. The prerendered zone shows all its text; after hydration, it is a button that opens its card. */
export function Zone({ zone, zones, words, isLive }: Props) {
  const { id, title, description, link, problems, prices } = zone;
  const lang = useLang();
  const price = usePriceFrom(prices);
  const isShown = zones.shown === id;
  const says = <p className={look('note', styles.description)}>{description}</p>;
  const leadsOn = (
    <ArrowLink to={link} className={styles.link}>
      {words.linkLabel}
      <VisuallyHidden>: {title}</VisuallyHidden>
    </ArrowLink>
  );

  if (!isLive) {
    return (
      <li className={stack(2, itemsStart, styles.zone)}>
        <h4 className={styles.title}>{title}</h4>
        {says}
        {leadsOn}
      </li>
    );
  }

  const preview = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'touch') zones.preview(id);
  };
  // The key makes React create a new element, because browsers count a moved element as a layout shift, but not a new
  // one.
  return (
    <li key="live" className={live.zone} onPointerEnter={preview}>
      <h4 className={live.choice}>
        <button
          type="button"
          aria-pressed={isShown}
          className={live.button}
          onFocus={() => zones.pin(id)}
          onClick={() => zones.pin(id)}
        >
          {title}
        </button>
      </h4>
      {/* The card follows its button, so that the next Tab reaches its link. */}
      <div hidden={!isShown} className={stack(2, contentStart, itemsStart, live.card)}>
        <p aria-hidden className={styles.title}>
          {title}
        </p>
        {says}
        <p className={cluster(4, live.ends)}>
          {price && <span className={look('strong')}>{fill(words.priceLabel, { price }, lang)}</span>}
          {leadsOn}
        </p>
        <p className={look('quiet')}>{words.problemsLabel}</p>
        <PillNav label={`${words.problemsLabel}: ${title}`} links={problems} />
      </div>
    </li>
  );
}
