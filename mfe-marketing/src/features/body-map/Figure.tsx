import { useEffect, useRef, type PointerEvent } from 'react';

import styles from './Figure.module.css';
import live from './LiveMap.late.module.css';
import type { ShownZone } from './useShownZone.ts';

type Props = {
  /** An SVG of our own; each zone in it is a path with the zone's id. */
  drawing: string;
  zones: ShownZone;
  /** False until React answers to the visitor: the drawing promises nothing before. */
  isLive: boolean;
};

const zoneAt = (target: EventTarget): string | undefined =>
  target instanceof Element ? target.closest('.zone')?.id : undefined;

/** The figure. Its zones do with a pointer what the buttons beside it do for everybody. */
export function Figure({ drawing, zones, isLive }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  const { shown, preview, pin, clear } = zones;

  // React knows nothing of the paths inside the drawing.
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
