import type { PageMeta, Remote, RemoteName } from './contract.ts';
import type { Lang } from '../api/lang.ts';
import type { PageData } from './liveRemotes.ts';

/** There is no document at the URL: what it would describe does not exist. */
export class MissingDocument extends Error {}

/** Fetches a document by its URL. @throws MissingDocument */
export type DocumentReader = (url: string) => Promise<unknown>;

/** An element of a page's head that depends on the page. */
export type HeadTag = { tag: 'meta' | 'link' | 'script'; attributes: Record<string, string>; text?: string };

export type Head = { lang: Lang; title: string; tags: HeadTag[] };

/** Turns the name of a remote into its code: over the network in the browser, from disk in compose. */
export type RemoteHost = { load: (name: RemoteName) => Promise<Remote>; readDocument: DocumentReader };

export type PrerenderedPage = {
  kind: 'page' | 'not-found';
  /** Inside of `#root`. */
  html: string;
  head: Head;
  meta: PageMeta;
  /** Build chunks that the page used, by remote; those of a slot bear its name. The shell has pages, too. */
  chunks: { remote: RemoteName | 'shell'; names: readonly string[]; slot?: string }[];
  /** Documents that the page shows, by their URLs. */
  documents: PageData['documents'];
};

/** What is the same on every page. */
export type SiteData = Omit<PageData, 'kind' | 'documents'>;

/** What the shell's node build exports to compose. */
export type PrerenderModule = {
  /** Version of the contract that the shell speaks. */
  contract: number;
  /** Pages of the shell's own, without language. */
  paths?: readonly string[];
  /**
   * Renders one page of the site to static HTML.
   * @param url path with language, e.g. `/en/blog`
   * @throws the first error that any component of the page throws
   */
  prerenderPage: (url: string, host: RemoteHost, data: SiteData) => Promise<PrerenderedPage>;
  /** Checks a loaded module. @throws Error that says what is wrong with it */
  assertRemote: (candidate: unknown, name: RemoteName) => asserts candidate is Remote;
};
