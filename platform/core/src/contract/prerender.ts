import type { Hydration, PageMeta, Remote, RemoteName } from './contract.ts';
import type { Lang } from './lang.ts';
import type { PageData } from './liveRemotes.ts';

/** There is no document at the URL, so its page does not exist. */
export class MissingDocument extends Error {}

/** Fetches a document by its URL. @throws MissingDocument */
export type DocumentReader = (url: string) => Promise<unknown>;

/** An element of a page's head that depends on the page. */
export type HeadTag = { tag: 'meta' | 'link' | 'script'; attributes: Record<string, string>; text?: string };

export type Head = { lang: Lang; title: string; tags: HeadTag[] };

/** Loads remotes and documents: over the network in the browser, from disk in compose. */
export type RemoteHost = { load: (name: RemoteName) => Promise<Remote>; readDocument: DocumentReader };

export type PrerenderedPage = {
  kind: 'page' | 'not-found';
  /** HTML inside `#root`: the page with its bar and its footer. */
  html: string;
  /** HTML inside `#beside`: what stays on the screen when a click shows another page. Shells of contract 4 have none. */
  beside?: string;
  head: Head;
  meta: PageMeta;
  /**
   * Build chunks that the page has used, by remote, and by slot where they belong to one. The shell has pages, too.
   * Shells of contract 5 do not say when their areas are hydrated.
   */
  chunks: {
    remote: RemoteName | 'shell';
    names: readonly string[];
    slot?: string;
    hydration?: Hydration;
    /** URL of its document where the page does not carry it: it is fetched with the code that reads it. */
    document?: string;
  }[];
  /** Documents that the page shows, by their URLs. */
  documents: PageData['documents'];
};

/** The part of the page data that is the same on every page. */
export type SiteData = Omit<PageData, 'kind' | 'documents'>;

/** What the shell's node build exports to compose. */
export type PrerenderModule = {
  contract: number;
  /** Paths of the shell's own pages, without language. */
  paths?: readonly string[];
  /** Slots that it shows around every page, with the props that it passes. Shells of contract 6 do not say it. */
  uses?: Remote['uses'];
  /**
   * Renders one page of the site to static HTML.
   * @param url path with language, e.g. `/en/posts`
   * @throws the first error that any component of the page throws
   */
  prerenderPage: (url: string, host: RemoteHost, data: SiteData) => Promise<PrerenderedPage>;
  /** Checks a loaded module. @throws Error that explains what is wrong */
  assertRemote: (candidate: unknown, name: RemoteName) => asserts candidate is Remote;
};
