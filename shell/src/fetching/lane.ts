/**
 * Over HTTP/1.1 browsers open six connections to a server. As many requests of one remote may be under way, so that
 * when its files hang the others' still come.
 */
const PLACES = 4;

/** Beyond so many, a request must be one that can be broken off: what cannot holds its connection until it is answered. */
const HOLDING = 3;

type Lane = { running: number; waiting: (() => void)[] };

const lanes = new Map<string, Lane>();

/** HTTP/2 and later send all requests over one connection. */
function isNarrow(): boolean {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return !/^h[23]/.test(page?.nextHopProtocol ?? '');
}

/** Whose file it is: `/releases/mfe-shop/…` and `/data/mfe-shop/…` are one team's. */
function laneOf(url: string): Lane | undefined {
  const { origin, pathname } = new URL(url, document.baseURI);
  const owner = /^\/(?:releases|data)\/([^/]+)\//.exec(pathname)?.[1];
  if (owner === undefined || !isNarrow()) return undefined;
  const lane = lanes.get(origin + owner) ?? { running: 0, waiting: [] };
  lanes.set(origin + owner, lane);
  return lane;
}

/**
 * Sends a request when its remote has not too many under way.
 * @param signal when it is aborted before its turn, nothing is sent
 * @param send settles when the request holds no connection any more; `isCrowded` asks for one that can be broken off
 */
export async function inLane<T>(
  url: string,
  signal: AbortSignal,
  send: (isCrowded: boolean) => Promise<T>,
): Promise<T> {
  const lane = laneOf(url);
  if (!lane) return send(false);
  while (lane.running >= PLACES) {
    await new Promise<void>((resolve) => lane.waiting.push(resolve));
    signal.throwIfAborted();
  }
  lane.running += 1;
  try {
    return await send(lane.running > HOLDING);
  } finally {
    lane.running -= 1;
    for (const resolve of lane.waiting.splice(0)) resolve();
  }
}
