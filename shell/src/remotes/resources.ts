import type { LoadedPage, PageRoute, Remote, RemoteName } from '@clinic/shared/contract';
import type { ReadDocument } from '@clinic/shared/documents';
import { localizePath, type Lang } from '@clinic/shared/lang';
import { MissingDocument, type PrerenderedPage, type RemoteHost } from '@clinic/shared/prerender';
import { documentFile } from '@clinic/shared/liveRemotes';
import type { ReactElement } from 'react';

import { isAsleep } from '#areas/areas.ts';
import { isNotFetched, NotFetched } from '#fetching/NotFetched.ts';
import { attemptUntilDone, delayAfter, pause, wait } from '#fetching/retry.ts';
import { track } from '#fetching/track.ts';

import type { Prerendered } from './fetchPrerendered.ts';
import { matchPage, type PageMatch } from './matchPage.ts';
import type { LiveRemotesSource } from './liveRemotesSource.ts';

export type PageResult =
  | ({ kind: 'page'; id: string } & LoadedPage)
  | { kind: 'redirect'; to: string }
  | { kind: 'not-found' };

/** Names of the build chunks that a rendered page and its slots asked for. */
export type UsedChunks = PrerenderedPage['chunks'];

/**
 * Fetches pages and slots once each and hands out promises that React's `use` can read again and again.
 * In the browser they never reject: they stay pending and try again for as long as it takes, so that what is
 * on the screen stays there. While prerendering the first error ends it.
 */
export type Resources = {
  /** The page at a language-free path. */
  page: (lang: Lang, path: string) => Promise<PageResult>;
  /** The same page again, after it threw, with its remote's code fetched anew. `page` gives it once it is there. */
  renewPage: (lang: Lang, path: string, error: unknown) => Promise<PageResult>;
  /** Fetches a page that the visitor may go to next. */
  preload: (lang: Lang, path: string) => void;
  /** The page as compose made it, to stand in for the live one. */
  prerendered: (lang: Lang, path: string) => Promise<Prerendered | 'not-found'>;
  /** A piece for a slot, or `null` when no live remote provides it. */
  slot: (lang: Lang, name: string) => Promise<ReactElement | null>;
  /** The same piece again, after it threw, with its remote's code fetched anew. */
  renewSlot: (lang: Lang, name: string, error: unknown) => Promise<ReactElement | null>;
  /** A document of a live remote. Rejects with `MissingDocument` when there is none of that name. */
  readDocument: ReadDocument;
  usedChunks: UsedChunks;
};

/** What only a browser has; compose lets the first error end the composition instead. */
export type Recovery = {
  fetchPrerendered: (url: string) => Promise<Prerendered | 'not-found'>;
  /** Forgets the code of a remote that threw, and what it was given. */
  startOver: (remote: RemoteName) => void;
  /** Told whenever something of a remote fails, and when it has come. */
  reportFailure: (remote: RemoteName, error: unknown, part: string) => void;
  reportSuccess: (remote: RemoteName, part: string) => void;
};

/** Longest wait of a page for the slots that it shows, in ms. */
const slotPatience = 1_000;

/** Longest wait for newer live remotes when the page's owner is known, in ms. */
const ownerTimeout = 1_000;

const notFound = { kind: 'not-found' } satisfies PageResult;

/**
 * @param host where remotes come from
 * @param source which of them are live
 * @param recovery without it the first failure is final
 */
export function createResources(host: RemoteHost, source: LiveRemotesSource, recovery?: Recovery): Resources {
  const pages = new Map<string, { promise: Promise<PageResult>; want: () => void }>();
  const standIns = new Map<string, Promise<Prerendered | 'not-found'>>();
  const slots = new Map<string, Promise<ReactElement | null>>();
  const throws = new Map<RemoteName, number>();
  const usedChunks: UsedChunks = [];

  async function readDocument(remote: RemoteName, name: string, lang: Lang): Promise<unknown> {
    const base = source.get()[remote]?.data;
    if (!base) throw new MissingDocument(`"${remote}" has no documents.`);
    return host.readDocument(`${base}/${documentFile(name, lang)}`);
  }

  function prerendered(lang: Lang, path: string): Promise<Prerendered | 'not-found'> {
    const key = lang + path;
    const known = standIns.get(key);
    if (known) return known;
    if (!recovery) return Promise.resolve('not-found');
    const promise = track(recovery.fetchPrerendered(localizePath(path, lang)));
    standIns.set(key, promise);
    // What stands in is what the server has now, not what it had an hour ago.
    const forget = () => void standIns.delete(key);
    promise.then(() => wait(30_000)).then(forget, forget);
    return promise;
  }

  /** Who owns a path, asked anew when it is not known or was read too long ago. */
  async function findOwner(path: string): Promise<PageMatch> {
    const known = matchPage(source.get(), path);
    if (known.kind === 'not-found') await source.refresh();
    else if (!source.isFresh(known.kind === 'page' ? known.remote : undefined)) {
      // What is known may well be right: no visitor waits long for better.
      await Promise.race([source.refresh().catch(() => {}), wait(ownerTimeout)]);
    }
    return matchPage(source.get(), path);
  }

  /** Loads a remote; after a failure the next attempt takes what is live by then. */
  async function loadRemote(name: RemoteName): Promise<Remote> {
    try {
      return await host.load(name);
    } catch (error) {
      source.refresh().catch(() => {});
      throw error;
    }
  }

  /** What this tab knows of may be older than what the server has: only the server can say that there is no page. */
  async function confirmNotFound(lang: Lang, path: string, remote?: RemoteName): Promise<typeof notFound> {
    if ((await prerendered(lang, path)) === 'not-found') return notFound;
    if (remote) recovery?.startOver(remote);
    throw new NotFetched(`The server has a page ${path}, but this tab knows of none.`);
  }

  async function loadPage(lang: Lang, path: string): Promise<PageResult> {
    const found = await findOwner(path);
    if (found.kind === 'redirect') return found;
    if (found.kind === 'not-found') return confirmNotFound(lang, path);
    const { remote: name, pattern, params } = found;
    const remote = await loadRemote(name);
    const route = remote.routes.find(
      (item): item is PageRoute => item.kind === 'page' && item.path === pattern,
    );
    if (!route) throw new Error(`"${name}" has no page ${pattern}, but the live remotes list it.`);
    if (!route.hasData && !route.paths.includes(path)) return confirmNotFound(lang, path, name);
    usedChunks.push({ remote: name, names: route.chunks(lang, params) });
    const data = route.hasData ? readDocument(name, path, lang) : undefined;
    try {
      const [loaded] = await Promise.all([route.load(lang, params, data), slotsSoon(lang, route.slots)]);
      return { kind: 'page', id: `${name}${pattern}`, ...loaded };
    } catch (error) {
      if (error instanceof MissingDocument) return confirmNotFound(lang, path, name);
      throw error;
    }
  }

  /** The slots of a page, or no more than a moment's wait for them: a page never depends on another team's piece. */
  function slotsSoon(lang: Lang, names: readonly string[]): Promise<unknown> {
    // What is on the screen already comes when its area wakes.
    const missing = names.filter((name) => !isAsleep(name));
    if (missing.length === 0) return Promise.resolve();
    return Promise.race([Promise.all(missing.map((name) => fetchSlot(lang, name))), wait(slotPatience)]);
  }

  const ownerOf = (path: string): RemoteName | undefined => {
    const found = matchPage(source.get(), path);
    return found.kind === 'page' ? found.remote : undefined;
  };

  const providerOf = (slot: string): RemoteName | undefined =>
    // The keys are remotes; Object.entries widens them.
    Object.entries(source.get()).find(([, live]) => live.slots.includes(slot))?.[0] as RemoteName | undefined;

  async function loadSlot(lang: Lang, name: string): Promise<ReactElement | null> {
    if (!providerOf(name)) await source.refresh();
    const remoteName = providerOf(name);
    if (!remoteName) return null;
    const piece = (await loadRemote(remoteName)).slots[name];
    if (!piece) throw new Error(`"${remoteName}" has no slot ${name}, but the live remotes list it.`);
    usedChunks.push({ remote: remoteName, names: piece.chunks(lang), slot: name });
    return piece.load(lang, piece.hasData ? readDocument(remoteName, name, lang) : undefined);
  }

  /**
   * Tries until it succeeds.
   * @param part page or slot with its language
   * @param owner the remote whose fault a failure is
   * @param wanted the attempts after the first wait for it
   */
  async function persist<T>(
    part: string,
    owner: () => RemoteName | undefined,
    attempt: () => Promise<T>,
    wanted?: Promise<void>,
  ): Promise<T> {
    if (!recovery) return attempt();
    const result = await attemptUntilDone(attempt, async (error) => {
      await wanted;
      const remote = owner();
      if (!remote) return;
      recovery.reportFailure(remote, error, part);
      // Code that came and threw is not made better by being asked again; what did not come leaves nothing behind.
      if (!isNotFetched(error)) recovery.startOver(remote);
    });
    const remote = owner();
    if (remote) recovery.reportSuccess(remote, part);
    return result;
  }

  /** Fetches the code of a remote that threw anew: soon at first, then ever more seldom. */
  async function renew<T>(
    part: string,
    owner: () => RemoteName | undefined,
    error: unknown,
    attempt: () => Promise<T>,
  ): Promise<T> {
    const remote = owner();
    if (!recovery || !remote) throw error;
    recovery.reportFailure(remote, error, part);
    const count = (throws.get(remote) ?? 0) + 1;
    throws.set(remote, count);
    await pause(delayAfter(count));
    recovery.startOver(remote);
    return persist(part, owner, attempt);
  }

  function openPage(lang: Lang, path: string) {
    const known = pages.get(lang + path);
    if (known) return known;
    let want = () => {};
    const wanted = new Promise<void>((resolve) => (want = resolve));
    const promise = track(
      persist(
        lang + path,
        () => ownerOf(path),
        () => loadPage(lang, path),
        wanted,
      ),
    );
    const page = { promise, want };
    pages.set(lang + path, page);
    return page;
  }

  function fetchSlot(lang: Lang, name: string): Promise<ReactElement | null> {
    const known = slots.get(lang + name);
    if (known) return known;
    const promise = track(
      persist(
        lang + name,
        () => providerOf(name),
        () => loadSlot(lang, name),
      ),
    );
    slots.set(lang + name, promise);
    return promise;
  }

  return {
    usedChunks,
    readDocument,
    prerendered,
    page: (lang, path) => {
      const { promise, want } = openPage(lang, path);
      want();
      return promise;
    },
    renewPage: (lang, path, error) => {
      const promise = track(
        renew(
          lang + path,
          () => ownerOf(path),
          error,
          () => loadPage(lang, path),
        ),
      );
      promise.then(
        () => pages.set(lang + path, { promise, want: () => {} }),
        () => {},
      );
      return promise;
    },
    preload: (lang, path) => void openPage(lang, path),
    slot: fetchSlot,
    renewSlot: (lang, name, error) => {
      const promise = track(
        renew(
          lang + name,
          () => providerOf(name),
          error,
          () => loadSlot(lang, name),
        ),
      );
      promise.then(
        () => slots.set(lang + name, promise),
        () => {},
      );
      return promise;
    },
  };
}
