/**
 * An area that somebody changed before it came alive is rendered anew, perhaps while the visitor presses a link or
 * button in it: the browser then gives the click to what stands around, and nothing happens. The press goes to what
 * has taken its place.
 */
export function keepPresses(): void {
  let pressed: Element | null = null;

  addEventListener(
    'pointerdown',
    ({ target }) => {
      pressed = target instanceof Element ? target.closest('a, button') : null;
    },
    { capture: true, passive: true },
  );
  addEventListener('click', ({ clientX, clientY }) => {
    const lost = pressed;
    pressed = null;
    if (!lost || lost.isConnected) return;
    const instead = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('a, button');
    if (instead?.localName === lost.localName) instead.click();
  });
}
