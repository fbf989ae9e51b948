import { useEffect, useState } from 'react';

/** Whether the browser has laid the component out at least once, and so knows the sizes of what is in it. */
export function useIsLaidOut(): boolean {
  const [isLaidOut, setIsLaidOut] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setIsLaidOut(true));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  return isLaidOut;
}
