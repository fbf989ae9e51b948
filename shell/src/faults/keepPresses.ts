/**
 * An area that somebody changed before it came alive is rendered anew, perhaps while the visitor presses a link or
 * button in it: the browser then has nothing to give the click to. The press goes to what has taken its place. Fingers
 * need no help: the click of a tap is aimed when the tap is over.
 */
export function keepPresses(): void {
  let pressed: HTMLElement | null = null;
  const options = { capture: true, passive: true };

  addEventListener(
    'pointerdown',
    ({ target, pointerType }) => {
      const isMouse = pointerType === 'mouse' && target instanceof Element;
      pressed = isMouse ? target.closest<HTMLElement>('a, button') : null;
    },
    options,
  );
  addEventListener(
    'pointerup',
    ({ clientX, clientY }) => {
      const lost = pressed;
      pressed = null;
      if (!lost || lost.isConnected) return;
      const instead = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('a, button');
      if (instead && isLike(instead, lost)) instead.click();
    },
    options,
  );
}

const isLike = (one: Element, other: Element): boolean =>
  one.localName === other.localName &&
  one.className === other.className &&
  one.getAttribute('href') === other.getAttribute('href');
