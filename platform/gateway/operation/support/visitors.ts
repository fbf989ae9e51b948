import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Paths of all pages in the sitemap and of the files that the home page loads. */
export function listUrls(siteDir: string): string[] {
  const live = path.join(siteDir, 'live');
  const sitemap = readFileSync(path.join(live, 'sitemap.xml'), 'utf8');
  const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  const home = readFileSync(path.join(live, 'index.html'), 'utf8');
  const files = [...home.matchAll(/(?:src|href)="(\/(?:releases|pictures)\/[^" ]+)"/g)];
  return [...pages, ...new Set(files.map(([, url = '']) => url))];
}

/** Whether the request failed because the server had closed the keep-alive connection. */
const wasStaleConnection = (error: unknown): boolean =>
  error instanceof Error &&
  error.cause instanceof Error &&
  /other side closed|ECONNRESET/.test(error.cause.message);

/** Repeats a request once when its keep-alive connection was closed, as browsers do (RFC 9112, 9.3.1). */
export const fetchAsBrowsersDo = (url: string): Promise<Response> =>
  fetch(url).catch((error: unknown) => {
    if (wasStaleConnection(error)) return fetch(url);
    throw error;
  });

type Failure = { url: string; problem: string };

/** Simulates visitors. Each opens one page after the other until `leave` is called. */
export function sendVisitors(
  origin: string,
  urls: readonly string[],
  howMany: number,
  get: (url: string) => Promise<Response> = fetch,
) {
  const failures: Failure[] = [];
  const stop = new AbortController();
  let served = 0;
  const waiting = new Set<{ at: number; resolve: () => void }>();
  async function visit(first: number): Promise<void> {
    for (let at = first; !stop.signal.aborted; at += howMany) {
      const url = urls[at % urls.length] ?? '/';
      try {
        const response = await get(origin + url);
        const body = await response.arrayBuffer();
        if (response.status !== 200) failures.push({ url, problem: String(response.status) });
        else if (body.byteLength === 0) failures.push({ url, problem: 'empty' });
      } catch (error) {
        failures.push({ url, problem: String(error instanceof Error ? (error.cause ?? error) : error) });
      }
      served += 1;
      for (const waiter of waiting) if (served >= waiter.at) waiter.resolve();
    }
  }
  const visits = Array.from({ length: howMany }, (_, first) => visit(first));
  return {
    failures,
    served: () => served,
    /** Waits until they have received this number of further answers. */
    more: (answers: number) =>
      new Promise<void>((resolve) => {
        const waiter = { at: served + answers, resolve: () => (waiting.delete(waiter), resolve()) };
        waiting.add(waiter);
      }),
    leave: async () => {
      stop.abort();
      await Promise.all(visits);
    },
  };
}
