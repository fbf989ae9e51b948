import { use, useEffect, useRef, type ReactElement } from 'react';

/** A piece that its own framework keeps on the screen. */
export type MountedPiece<P> = {
  /** Shows other props. */
  update: (props: P) => void;
  unmount: () => void;
};

export type ForeignPiece<P> = {
  /**
   * Makes the HTML that visitors get. Only compose calls it, in Node: load what renders inside, such as
   * `async (props) => (await import('./render.ts')).render(props)`, so that no browser fetches it.
   */
  html: (props: P) => string | Promise<string>;
  /**
   * Makes the piece alive in the browser. The element has what `html` returned, or nothing where the piece comes without a
   * prerendered page.
   */
  mount: (element: HTMLElement, props: P) => MountedPiece<P> | Promise<MountedPiece<P>>;
};

/** React leaves alone what is below it: the same object at every render. */
const untouched = { __html: '' };

/**
 * Makes a component of a piece that is written with another framework, or another React, for a slot, a page or a part of either.
 * Props are data; what happens inside leaves it as DOM events that bubble. When the piece throws, its prerendered HTML comes
 * back and stays, and the host reports the error with the name of the remote.
 */
export function foreign<P extends object>({ html, mount }: ForeignPiece<P>): (props: P) => ReactElement {
  return function Foreign(props: P) {
    const place = useRef<HTMLDivElement>(null);
    const piece = useRef<RunningPiece<P>>(undefined);
    useEffect(() => piece.current?.update(props), [props]);
    useEffect(() => {
      // React has rendered the element.
      const running = run(place.current as HTMLElement, mount, props);
      piece.current = running;
      return running.end;
      // oxlint-disable-next-line react-hooks/exhaustive-deps -- later props are an update
    }, []);
    const isPrerendered = typeof document === 'undefined';
    return (
      <div
        ref={place}
        suppressHydrationWarning
        dangerouslySetInnerHTML={isPrerendered ? { __html: read(html(props)) } : untouched}
      />
    );
  };
}

const read = (html: string | Promise<string>): string => (typeof html === 'string' ? html : use(html));

type RunningPiece<P> = { update: (props: P) => void; end: () => void };

function run<P>(element: HTMLElement, mount: ForeignPiece<P>['mount'], first: P): RunningPiece<P> {
  const prerendered = [...element.childNodes].map((node) => node.cloneNode(true));
  let mounted: MountedPiece<P> | undefined;
  let props = first;
  let hasEnded = false;

  async function begin(): Promise<void> {
    // In its strict mode React ends the first run at once, and begins another.
    await Promise.resolve();
    if (hasEnded) return;
    // The props of its HTML, whatever has come since.
    mounted = await mount(element, first);
    if (hasEnded) end();
    else if (props !== first) mounted.update(props);
  }

  function fail(error: unknown): void {
    reportError(error);
    end();
    element.replaceChildren(...prerendered);
  }

  function update(next: P): void {
    props = next;
    try {
      mounted?.update(next);
    } catch (error) {
      fail(error);
    }
  }

  function end(): void {
    hasEnded = true;
    try {
      mounted?.unmount();
    } catch (error) {
      reportError(error);
    }
    mounted = undefined;
  }

  begin().catch(fail);
  return { update, end };
}
