import { useEffect, useState } from 'react';

import { useStillness } from '../picture/motion.ts';

/** `waiting`: nobody decided yet. `off`: the visitor stopped it, and only the visitor starts it again. */
type Rotation = 'waiting' | 'on' | 'off';

type Options = {
  /** Time that a slide stays, in ms; without it nothing rotates by itself. */
  delay: number | undefined;
  /** Whether there is something to rotate and someone to see it. */
  isActive: boolean;
  /** Held while the pointer is on it: goes on by itself. */
  isHeld: boolean;
  onTick: () => void;
};

/** Turns the carousel until somebody takes an interest in it. Under reduced motion only when asked to. */
export function useRotation({ delay, isActive, isHeld, onTick }: Options) {
  const [rotation, setRotation] = useState<Rotation>('waiting');
  const isStill = useStillness();
  const isRotating = rotation === 'on' || (rotation === 'waiting' && isActive && !isStill);
  const isTurning = isRotating && isActive && !isHeld && delay !== undefined;

  useEffect(() => {
    if (!isTurning) return;
    const timer = setInterval(() => {
      // Rests behind a form, the cart or the chat: what moves beside them takes the eye away.
      if (!document.hidden && !document.querySelector('dialog[open]')) onTick();
    }, delay);
    return () => clearInterval(timer);
  }, [isTurning, delay, onTick]);

  return {
    isRotating: delay !== undefined && isRotating,
    stop: () => setRotation('off'),
    toggle: () => setRotation(isRotating ? 'off' : 'on'),
  };
}
