import { look, stack } from '@clinic/shared/kit/layout';
import { Section } from '@clinic/shared/kit/Section';
import { useIsHydrated } from '@clinic/shared/kit/useIsHydrated';
import { VisuallyHidden } from '@clinic/shared/kit/VisuallyHidden';
import { useState } from 'react';

import type { HomeDocument } from '#content/documents/home.ts';

import body from './body.svg?raw';
import styles from './BodyMap.module.css';
import face from './face.svg?raw';
import { Figure } from './Figure.tsx';
import live from './LiveMap.late.module.css';
import { SegmentedControl } from './SegmentedControl.tsx';
import { useShownZone } from './useShownZone.ts';
import { Zone } from './Zone.tsx';

type Props = { bodyMap: HomeDocument['bodyMap'] };

type Mode = keyof Props['bodyMap']['zones'];

/** Line drawings that we made; each zone in them is a path with the id of the zone. */
const figures = { facial: face, corporal: body } satisfies Record<Mode, string>;

const modes: readonly Mode[] = ['facial', 'corporal'];

/**
 * Zones of the face and of the body, each with one of the treatments that are assessed for it. The prerendered page
 * shows all zones; after hydration, it shows one figure and one card at a time.
 */
export function BodyMap({ bodyMap }: Props) {
  const isLive = useIsHydrated();
  const [mode, setMode] = useState<Mode>('facial');
  const zones = useShownZone(bodyMap.zones.facial[0]?.id);
  const shown = bodyMap.zones[mode].find(({ id }) => id === zones.shown);

  function choose(next: Mode) {
    setMode(next);
    zones.clear();
  }

  return (
    <Section tone="linen" kicker={bodyMap.kicker} heading={bodyMap.heading} lead={bodyMap.lead}>
      <div
        className={isLive ? stack(5, styles.block, live.map) : stack(7, styles.block, styles.modes)}
        onPointerLeave={zones.endPreview}
      >
        {isLive && (
          <SegmentedControl
            legend={bodyMap.modeLegend}
            options={[
              { value: 'facial', label: bodyMap.modeLabels.facial },
              { value: 'corporal', label: bodyMap.modeLabels.corporal },
            ]}
            value={mode}
            onChange={choose}
          />
        )}
        {modes.map((item) => (
          <div
            key={item}
            hidden={isLive && item !== mode}
            className={isLive ? stack(2, live.mode) : styles.mode}
          >
            <div className={isLive ? live.figure : styles.figure}>
              <Figure drawing={figures[item]} zones={zones} isLive={isLive} />
            </div>
            <h3 className={isLive ? live.modeName : styles.modeName}>
              {isLive ? (
                <VisuallyHidden>{bodyMap.modeLabels[item]}</VisuallyHidden>
              ) : (
                bodyMap.modeLabels[item]
              )}
            </h3>
            <ul className={isLive ? live.zones : styles.zones}>
              {bodyMap.zones[item].map((zone) => (
                <Zone key={zone.id} zone={zone} zones={zones} words={bodyMap} isLive={isLive} />
              ))}
            </ul>
            {isLive && item === mode && !shown && (
              <p className={stack(0, look('note', live.hint))}>{bodyMap.hint}</p>
            )}
          </div>
        ))}
        {isLive && (
          <VisuallyHidden role="status">{shown && `${shown.title}. ${shown.description}`}</VisuallyHidden>
        )}
      </div>
    </Section>
  );
}
