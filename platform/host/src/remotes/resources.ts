import type { Hydration, LoadedPage, PageRoute, RemoteName } from '@tesela/core/contract';
import type { ReadDocument } from '@tesela/core/documents';
import type { Lang } from '@tesela/core/lang';
import { documentFile } from '@tesela/core/liveRemotes';
import { MissingDocument, type PrerenderedPage, type RemoteHost } from '@tesela/core/prerender';
import type { ReactElement } from 'react';

import { FetchError } from '#fetching/FetchError.ts';

import type { LiveRemotesSource } from './liveRemotesSource.ts';
import { matchPage } from './matchPage.ts';
import type { ReadOwn } from './readDocument.ts';
import { resourceCaches, type FailureHandlers, type ResourceCache } from './resourceCache.ts';

export type PageResult = ({ kind: 'page' } & LoadedPage) | { kind: 'not-found' };

/** Names of the build chunks that a rendered page and its slots have loaded. */
export type UsedChunks = PrerenderedPage['chunks'];

/** Knows which remotes are live; while prerendering they never change. */
export type LiveRemotesReader = Pick<LiveRemotesSource, 'get' | 'refresh'>;

/** Everything that the shell loads from remotes. */
export type Resources = {
  /** By path without language. */
  pages: ResourceCache<PageResult>;
  /** Pieces without the page's props, by the name of the slot; `null` when no live remote provides it. */
  slots: ResourceCache<ReactElement | null>;
  /** A document of a live remote. Rejects with `MissingDocument` when there is none of that name. */
  readDocument: ReadDocument;
  readOwn: ReadOwn;
  source: LiveRemotesReader;
  usedChunks: UsedChunks;
};

/** Pages of the shell itself, by path without language. */
export type ShellPages = Readonly<
  Record<
    string,
    {
      chunks: readonly string[];
      hydration: Hydration;
      /** Whether search engines may list it; true by default. */
      isIndexed?: boolean;
      load: (lang: Lang, readOwn: ReadOwn) => Promise<LoadedPage>;
    }
  >
>;

/** What the shell itself brings. */
export type OwnPart = {
  pages: ShellPages;
  readOwn: ReadOwn;
  /** Ends the attempts at what the page needs. */
  end?: AbortSignal;
  /** The server has sent the page's HTML: what is missing of it has failed, and will be there. */
  isServed?: boolean;
};

const nothingOwn: OwnPart = {
  pages: {},
  readOwn: () => Promise.reject(new MissingDocument('No documents.')),
};

const notFound = { kind: 'not-found' } satisfies PageResult;

/**
 * @param host loads the code of remotes
 * @param source knows which remotes are live
 * @param recovery handles failures in the browser
 */
export function createResources(
  host: RemoteHost,
  source: LiveRemotesReader,
  recovery?: FailureHandlers,
  { pages: shellPages, readOwn, isServed, end }: OwnPart = nothingOwn,
): Resources {
  const createResourceCache = resourceCaches(recovery, end);
  const usedChunks: UsedChunks = [];

  async function readDocument(remote: RemoteName, name: string, lang: Lang): Promise<unknown> {
    const base = source.get()[remote]?.data;
    if (!base) throw new MissingDocument(`"${remote}" has no documents.`);
    return host.readDocument(`${base}/${documentFile(name, lang)}`);
  }

  function missing(what: string): typeof notFound {
    if (isServed) throw new FetchError(`The server has the page, but not ${what}.`);
    return notFound;
  }

  async function loadPage(lang: Lang, path: string): Promise<PageResult> {
    const own = shellPages[path];
    if (own) {
      usedChunks.push({ remote: 'shell', names: own.chunks, hydration: own.hydration });
      return { kind: 'page', ...(await own.load(lang, readOwn)) };
    }
    const found = matchPage(source.get(), path);
    if (!found) return missing('its remote');
    const { remote: name, pattern, params } = found;
    const remote = await host.load(name);
    const route = remote.routes.find(
      (item): item is PageRoute => item.kind === 'page' && item.path === pattern,
    );
    if (!route) throw new Error(`"${name}" has no page ${pattern}, but the live remotes list it.`);
    if (!route.hasData && !route.paths.includes(path)) return missing(path);
    usedChunks.push({ remote: name, names: route.chunks(lang, params), hydration: route.hydration });
    const data = route.hasData ? readDocument(name, path, lang) : undefined;
    try {
      return { kind: 'page', ...(await route.load(lang, params, data)) };
    } catch (error) {
      if (error instanceof MissingDocument) return missing('its document');
      throw error;
    }
  }

  async function loadSlot(lang: Lang, name: string): Promise<ReactElement | null> {
    if (!providerOf(name)) await source.refresh();
    const remoteName = providerOf(name);
    if (!remoteName) return null;
    const slot = (await host.load(remoteName)).slots[name];
    if (!slot) throw new Error(`"${remoteName}" has no slot ${name}, but the live remotes list it.`);
    usedChunks.push({
      remote: remoteName,
      names: slot.chunks(lang),
      slot: name,
      hydration: slot.hydration,
    });
    const data = slot.hasData ? readDocument(remoteName, name, lang) : undefined;
    return slot.load(lang, data);
  }

  const ownerOf = (path: string): RemoteName | undefined => matchPage(source.get(), path)?.remote;

  const providerOf = (slot: string): RemoteName | undefined =>
    // Object.entries widens the keys, which are names of remotes.
    Object.entries(source.get()).find(([, live]) => live.slots.includes(slot))?.[0] as RemoteName | undefined;

  const pages = createResourceCache(loadPage, ownerOf);
  const slots = createResourceCache(loadSlot, providerOf);
  return { pages, slots, readDocument, readOwn, source, usedChunks };
}
