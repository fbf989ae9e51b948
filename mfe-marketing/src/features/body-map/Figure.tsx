import { useEffect, useRef, type PointerEvent } from 'react';

import styles from './Figure.module.css';
import live from './LiveMap.late.module.css';
import type { ShownZone } from './useShownZone.ts';

type Props = {
  /** SVG source; each zone in it is a path with the id of the zone. */
  drawing: string;
  zones: ShownZone;
  /** False until hydration: before it, the drawing must not look interactive. */
  isLive: boolean;
};

const zoneAt = (target: EventTarget): string | undefined =>
  target instanceof Element ? target.closest('.zone')?.id : undefined;

/**
 * The drawing of the face or the body. Its zones do the same for a pointer as the buttons in the list of zones, which
 * everybody can use.
 */
export function Figure({ drawing, zones, isLive }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  const { shown, preview, pin, clear } = zones;

  // React does not render the paths inside the drawing, so this effect marks the shown zone.
  useEffect(() => {
    for (const zone of ref.current?.querySelectorAll('.zone') ?? []) {
      zone.toggleAttribute('data-shown', zone.id === shown);
    }
  }, [shown]);

  function follow({ target, pointerType }: PointerEvent) {
    if (pointerType === 'touch') return;
    const id = zoneAt(target);
    if (id) preview(id);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      ref={ref}
      aria-hidden
      className={isLive ? live.drawing : styles.figure}
      onPointerOver={follow}
      onClick={({ target }) => {
        const id = zoneAt(target);
        if (id) pin(id);
        else clear();
      }}
      dangerouslySetInnerHTML={{ __html: drawing }}
    />
  );
}
