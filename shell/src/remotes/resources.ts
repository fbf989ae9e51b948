import type { LoadedPage, PageRoute, RemoteName } from '@clinic/shared/contract';
import type { ReadDocument } from '@clinic/shared/documents';
import type { Lang } from '@clinic/shared/lang';
import { MissingDocument, type PrerenderedPage, type RemoteHost } from '@clinic/shared/prerender';
import { documentFile } from '@clinic/shared/liveRemotes';
import { whyNotFitting, type PropTypes } from '@clinic/shared/slotProps';
import type { ReactElement } from 'react';

import { isAsleep } from '#areas/gates.ts';
import { NotFetched } from '#fetching/NotFetched.ts';
import { wait } from '#fetching/retry.ts';
import { SLOTS } from '#timeouts.ts';

import { createKeep, type Kept, type Recovery as KeepRecovery } from './keep.ts';
import { matchPage, type PageMatch } from './matchPage.ts';
import { refreshSoon, type LiveRemotesSource } from './liveRemotesSource.ts';
import { createStandIns, type StandIn } from './standIns.ts';

export type PageResult =
  | ({ kind: 'page'; id: string } & LoadedPage)
  | { kind: 'redirect'; to: string }
  | { kind: 'not-found' };

/** Names of the build chunks that a rendered page and its slots asked for. */
export type UsedChunks = PrerenderedPage['chunks'];

/** A piece of a remote, before whoever shows it gives it props. */
export type Lent = { piece: ReactElement; takes: PropTypes | undefined };

/** What the shell fetches of remotes. */
export type Resources = {
  /** By language-free path. */
  pages: Kept<PageResult>;
  /** Pieces by the name of their slot; `null` when no live remote provides it. */
  slots: Kept<Lent | null>;
  /** Says once in the browser what a slot does not take of its props. @throws Error of it while prerendering */
  checkProps: (slot: string, takes: PropTypes, props: object) => void;
  /** The page as compose made it, to stand in for the live one. */
  prerendered: (lang: Lang, path: string) => Promise<StandIn>;
  /** A document of a live remote. Rejects with `MissingDocument` when there is none of that name. */
  readDocument: ReadDocument;
  source: LiveRemotesSource;
  usedChunks: UsedChunks;
};

/** Pages of the shell's own, by language-free path. */
export type OwnPages = Readonly<
  Record<string, { chunks: (lang: Lang) => readonly string[]; load: (lang: Lang) => Promise<LoadedPage> }>
>;

export type Recovery = KeepRecovery & { fetchPrerendered: (url: string) => Promise<StandIn> };

const notFound = { kind: 'not-found' } satisfies PageResult;

/**
 * @param host where remotes come from
 * @param source which of them are live
 * @param recovery what a browser does about failures
 * @param ownPages the shell's
 */
export function createResources(
  host: RemoteHost,
  source: LiveRemotesSource,
  recovery?: Recovery,
  ownPages: OwnPages = {},
): Resources {
  const keep = createKeep(recovery);
  const prerendered = createStandIns(recovery?.fetchPrerendered ?? (async () => 'not-found'));
  const usedChunks: UsedChunks = [];

  async function readDocument(remote: RemoteName, name: string, lang: Lang): Promise<unknown> {
    const base = source.get()[remote]?.data;
    if (!base) throw new MissingDocument(`"${remote}" has no documents.`);
    return host.readDocument(`${base}/${documentFile(name, lang)}`);
  }

  /** Who owns a path, asked anew when it is not known or was read too long ago. */
  async function findOwner(path: string): Promise<PageMatch> {
    const known = matchPage(source.get(), path);
    if (known.kind === 'not-found') await source.refresh();
    else if (!source.isFresh()) await refreshSoon(source);
    return matchPage(source.get(), path);
  }

  /** What this tab knows of may be older than what the server has: only the server can say that there is no page. */
  async function confirmNotFound(lang: Lang, path: string): Promise<typeof notFound> {
    if ((await prerendered(lang, path)) === 'not-found') return notFound;
    throw new NotFetched(`The server has a page ${path}, but this tab knows of none.`);
  }

  async function loadPage(lang: Lang, path: string): Promise<PageResult> {
    const own = ownPages[path];
    if (own) {
      usedChunks.push({ remote: 'shell', names: own.chunks(lang) });
      return { kind: 'page', id: path, ...(await own.load(lang)) };
    }
    const found = await findOwner(path);
    if (found.kind === 'redirect') return found;
    if (found.kind === 'not-found') return confirmNotFound(lang, path);
    const { remote: name, pattern, params } = found;
    const remote = await host.load(name);
    const route = remote.routes.find(
      (item): item is PageRoute => item.kind === 'page' && item.path === pattern,
    );
    if (!route) throw new Error(`"${name}" has no page ${pattern}, but the live remotes list it.`);
    if (!route.hasData && !route.paths.includes(path)) return confirmNotFound(lang, path);
    usedChunks.push({ remote: name, names: route.chunks(lang, params) });
    const data = route.hasData ? readDocument(name, path, lang) : undefined;
    try {
      const [loaded] = await Promise.all([route.load(lang, params, data), slotsSoon(lang, route.slots)]);
      return { kind: 'page', id: `${name}${pattern}`, ...loaded };
    } catch (error) {
      if (error instanceof MissingDocument) return confirmNotFound(lang, path);
      throw error;
    }
  }

  /** The slots of a page, or no more than a moment's wait for them: a page never depends on another team's piece. */
  async function slotsSoon(lang: Lang, names: readonly string[]): Promise<void> {
    // What is on the screen already comes when its area wakes.
    const missing = names.filter((name) => !isAsleep(name));
    if (missing.length === 0) return;
    await Promise.race([Promise.all(missing.map((name) => slots.get(lang, name))), wait(SLOTS)]);
  }

  async function loadSlot(lang: Lang, name: string): Promise<Lent | null> {
    if (!providerOf(name)) await source.refresh();
    const remoteName = providerOf(name);
    if (!remoteName) return null;
    const slot = (await host.load(remoteName)).slots[name];
    if (!slot) throw new Error(`"${remoteName}" has no slot ${name}, but the live remotes list it.`);
    usedChunks.push({ remote: remoteName, names: slot.chunks(lang), slot: name });
    const data = slot.hasData ? readDocument(remoteName, name, lang) : undefined;
    return { piece: await slot.load(lang, data), takes: slot.props };
  }

  const misfits = new Set<string>();

  function checkProps(slot: string, takes: PropTypes, props: object): void {
    const why = whyNotFitting(takes, { ...props });
    if (why === undefined || misfits.has(slot + why)) return;
    misfits.add(slot + why);
    const error = new TypeError(`Its slot "${slot}" ${why}.`);
    const remote = providerOf(slot);
    if (!recovery) throw error;
    if (remote) recovery.reportFailure(remote, error, slot);
  }

  function ownerOf(path: string): RemoteName | undefined {
    const found = matchPage(source.get(), path);
    return found.kind === 'page' ? found.remote : undefined;
  }

  const providerOf = (slot: string): RemoteName | undefined =>
    // The keys are remotes; Object.entries widens them.
    Object.entries(source.get()).find(([, live]) => live.slots.includes(slot))?.[0] as RemoteName | undefined;

  const pages = keep(loadPage, ownerOf);
  const slots = keep(loadSlot, providerOf);
  return { pages, slots, checkProps, prerendered, readDocument, source, usedChunks };
}
