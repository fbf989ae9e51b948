import { Button } from '@clinic/shared/kit/Button';
import { cluster, contentStart, dense, scripted, stack } from '@clinic/shared/kit/layout';
import { useLang } from '@tesela/core/i18n';
import { useSite } from '@tesela/core/site';
import { useState } from 'react';

import { useWords } from '#content/WordsContext.ts';

import styles from './MapOnDemand.module.css';
import { embeddedMapUrl, mapLinks } from './mapUrl.ts';

/** A drawn plan, and an interactive map that is loaded from another server only when the visitor asks for it. */
export function MapOnDemand() {
  const { map } = useWords().footer;
  const lang = useLang();
  const { address, visits } = useSite();
  const [isShown, setIsShown] = useState(false);
  return (
    <div className={stack(1, contentStart, styles.place)}>
      <div className={styles.frame}>
        {isShown ? (
          <iframe
            ref={focusFrame}
            title={map.title}
            src={embeddedMapUrl(address)}
            // Without its own origin the map would send no referrer, and its server would refuse the tiles.
            // It is never our origin, so it cannot lift its sandbox.
            // oxlint-disable-next-line react/iframe-missing-sandbox
            sandbox="allow-scripts allow-same-origin allow-popups"
            className={styles.map}
          />
        ) : (
          <>
            <img
              src="/plan.svg"
              alt={map.plan}
              width={480}
              height={240}
              loading="lazy"
              className={styles.plan}
            />
            <Button
              variant="secondary"
              className={`${styles.show} ${scripted}`}
              onClick={() => setIsShown(true)}
            >
              {map.show}
            </Button>
          </>
        )}
      </div>
      <ul aria-label={map.open} className={cluster(5, dense, styles.links)}>
        {mapLinks(address).map(({ name, url }) => (
          <li key={name}>
            <a href={url} target="_blank" rel="noopener external">
              {name}
            </a>
          </li>
        ))}
      </ul>
      <p>{visits.parking[lang]}</p>
      <p className={styles.note}>{map.note}</p>
    </div>
  );
}

/** Moves the focus to the map, because the focused button was removed. */
function focusFrame(frame: HTMLIFrameElement | null): void {
  frame?.focus();
}
