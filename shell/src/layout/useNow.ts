import { useEffect, useState } from 'react';

/** How often the clock is looked at, in ms. */
const TICK = 30_000;

/** The time, once the page lives: a prerendered page does not know when it is read. */
export function useNow(): Date | undefined {
  const [now, setNow] = useState<Date>();

  useEffect(() => {
    const tick = () => setNow(new Date());
    tick();
    const timer = setInterval(tick, TICK);
    return () => clearInterval(timer);
  }, []);

  return now;
}
