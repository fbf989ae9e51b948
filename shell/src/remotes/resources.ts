import type { Lang } from '@clinic/shared/lang';
import type { LoadedPage, PageRoute, Remote, RemoteName } from '@clinic/shared/contract';
import type { ReadDocument } from '@clinic/shared/documents';
import { MissingDocument, type RemoteHost } from '@clinic/shared/prerender';
import { documentFile } from '@clinic/shared/registry';
import type { ReactElement } from 'react';

import { RemoteUnavailable } from './host.ts';
import { createMatcher, type PageMatch } from './matchPage.ts';
import type { RegistrySource } from './registrySource.ts';
import { attemptForever, attemptSoon, wait } from './retry.ts';

export type PageResult =
  | ({ kind: 'page'; id: string } & LoadedPage)
  | { kind: 'redirect'; to: string }
  | { kind: 'not-found' };

/** Names of the build chunks that a rendered page asked for, by remote. */
export type UsedChunks = Map<RemoteName, Set<string>>;

/** Fetches pages and slots once each and hands out promises that React's `use` can read again and again. */
export type Resources = {
  /** The page at a language-free path. Rejects with `RemoteUnavailable` after a few attempts. */
  page: (lang: Lang, path: string) => Promise<PageResult>;
  /**
   * The same page, but it stays pending until its remote answers, however long that takes.
   * For prerendered areas: they stay on the screen, readable, while React waits.
   */
  patientPage: (lang: Lang, path: string) => Promise<PageResult>;
  /** Tries a page that failed once more. When it succeeds, `page` gives the new result. */
  retryPage: (lang: Lang, path: string) => Promise<PageResult>;
  /** Fetches a page that the visitor may go to next. A failure is forgotten. */
  preload: (lang: Lang, path: string) => void;
  /** A piece for a slot, or `null` when no live remote provides it. Never rejects. */
  slot: (lang: Lang, name: string) => Promise<ReactElement | null>;
  /** A document of a live remote. Rejects with `MissingDocument` when there is none of that name. */
  readDocument: ReadDocument;
  usedChunks: UsedChunks;
};

/** Longest wait of a page for the slots that it shows, in ms. */
const slotPatience = 1_000;

type Attempt = <T>(attempt: () => Promise<T>) => Promise<T>;

const notFound = { kind: 'not-found' } satisfies PageResult;

/** A page whose document does not exist does not exist either; no further attempt would find it. */
function notFoundWithoutDocument(error: unknown): typeof notFound {
  if (error instanceof MissingDocument) return notFound;
  throw error;
}

const once: Attempt = (attempt) => attempt();

/** React reads these fields and then renders without suspending; see https://react.dev/reference/react/use */
function track<T>(promise: Promise<T>): Promise<T> {
  const tracked = promise as Promise<T> & { status?: string; value?: T; reason?: unknown };
  tracked.then(
    (value) => void Object.assign(tracked, { status: 'fulfilled', value }),
    (reason: unknown) => void Object.assign(tracked, { status: 'rejected', reason }),
  );
  return tracked;
}

/**
 * @param host where remotes come from
 * @param source which of them are live
 * @param options.failFast lets a failed slot reject too: compose must stop, a visitor must not notice
 */
export function createResources(
  host: RemoteHost,
  source: RegistrySource,
  options: { failFast?: boolean } = {},
): Resources {
  const match = createMatcher();
  const pages = new Map<string, Promise<PageResult>>();
  const patientPages = new Map<string, Promise<PageResult>>();
  const slots = new Map<string, Promise<ReactElement | null>>();
  const usedChunks: UsedChunks = new Map();

  function noteChunks(remote: RemoteName, chunks: readonly string[]): void {
    const known = usedChunks.get(remote) ?? new Set();
    usedChunks.set(remote, known);
    for (const chunk of chunks) known.add(chunk);
  }

  async function readDocument(remote: RemoteName, name: string, lang: Lang): Promise<unknown> {
    const base = source.get()[remote]?.data;
    if (!base) throw new MissingDocument(`"${remote}" has no documents.`);
    return host.readDocument(`${base}/${documentFile(name, lang)}`);
  }

  /** Who owns a path, asked anew when it is not known or was read too long ago. */
  async function findOwner(path: string): Promise<PageMatch> {
    const known = match(source.get(), path);
    const isKnown = known.kind !== 'not-found';
    if (isKnown && source.isFresh(known.kind === 'page' ? known.remote : undefined)) return known;
    try {
      await source.refresh();
    } catch (error) {
      if (!isKnown) throw error;
    }
    return match(source.get(), path);
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

  async function loadPage(lang: Lang, path: string, attempt: Attempt): Promise<PageResult> {
    let name: RemoteName | undefined;
    try {
      return await attempt(async () => {
        const found = await findOwner(path);
        if (found.kind !== 'page') return found;
        const { pattern, params } = found;
        name = found.remote;
        const remote = await loadRemote(name);
        const route = remote.routes.find(
          (item): item is PageRoute => item.kind === 'page' && item.path === pattern,
        );
        if (!route) throw new Error(`"${name}" has no page ${pattern}, but the registry lists it.`);
        if (!route.hasData && !route.paths.includes(path)) return notFound;
        noteChunks(name, route.chunks(lang, params));
        const data = route.hasData ? readDocument(name, path, lang) : undefined;
        const [loaded] = await Promise.all([
          route.load(lang, params, data).catch(notFoundWithoutDocument),
          slotsSoon(lang, route.slots),
        ]);
        return 'kind' in loaded ? loaded : { kind: 'page', id: `${name}${pattern}`, ...loaded };
      });
    } catch (error) {
      throw new RemoteUnavailable(name, error);
    }
  }

  /** The slots of a page, or no more than a moment's wait for them: a page never depends on another team's piece. */
  function slotsSoon(lang: Lang, names: readonly string[]): Promise<unknown> {
    if (names.length === 0) return Promise.resolve();
    return Promise.race([Promise.all(names.map((name) => fetchSlot(lang, name))), wait(slotPatience)]);
  }

  function rememberPage(lang: Lang, path: string): Promise<PageResult> {
    const promise = track(loadPage(lang, path, options.failFast ? once : attemptSoon));
    pages.set(lang + path, promise);
    return promise;
  }

  /** Tries beside what the visitor sees; only a success takes the place of what is remembered. */
  function tryAgain(lang: Lang, path: string, attempt: Attempt): Promise<PageResult> {
    const promise = track(loadPage(lang, path, attempt));
    promise.then(
      () => pages.set(lang + path, promise),
      () => {},
    );
    return promise;
  }

  function rememberPatiently(lang: Lang, path: string): Promise<PageResult> {
    const promise = tryAgain(lang, path, options.failFast ? once : attemptForever);
    patientPages.set(lang + path, promise);
    return promise;
  }

  const ownerOfSlot = (name: string): RemoteName | undefined =>
    // The keys of a registry are remotes; Object.entries widens them.
    Object.entries(source.get()).find(([, live]) => live.slots.includes(name))?.[0] as RemoteName | undefined;

  async function loadSlot(lang: Lang, name: string): Promise<ReactElement | null> {
    const attempt = options.failFast ? once : attemptForever;
    return attempt(async () => {
      if (!ownerOfSlot(name)) await source.refresh();
      const remoteName = ownerOfSlot(name);
      if (!remoteName) return null;
      const piece = (await loadRemote(remoteName)).slots[name];
      if (!piece) throw new Error(`"${remoteName}" has no slot ${name}, but the registry lists it.`);
      noteChunks(remoteName, piece.chunks(lang));
      return piece.load(lang, piece.hasData ? readDocument(remoteName, name, lang) : undefined);
    });
  }

  function fetchSlot(lang: Lang, name: string): Promise<ReactElement | null> {
    const known = slots.get(lang + name);
    if (known) return known;
    const promise = track(loadSlot(lang, name));
    slots.set(lang + name, promise);
    return promise;
  }

  return {
    usedChunks,
    readDocument,
    page: (lang, path) => pages.get(lang + path) ?? rememberPage(lang, path),
    patientPage: (lang, path) => patientPages.get(lang + path) ?? rememberPatiently(lang, path),
    retryPage: (lang, path) => tryAgain(lang, path, attemptSoon),
    preload: (lang, path) => {
      if (pages.has(lang + path)) return;
      rememberPage(lang, path).catch(() => pages.delete(lang + path));
    },
    slot: fetchSlot,
  };
}
