import type { ChunkLoader } from '@clinic/shared/chunkLoader';

import { addressOf } from './address.ts';
import { endOfAttempt } from './endOfAttempt.ts';
import { NotFetched } from './NotFetched.ts';

type Tag = 'script' | 'link';

const add = <T extends Tag>(tag: T, attributes: object): HTMLElementTagNameMap[T] => {
  const common = { crossOrigin: 'anonymous', fetchPriority: 'low' };
  const element = Object.assign(document.createElement(tag), common, attributes);
  document.head.append(element);
  return element;
};

const prefetched = new Set<string>();

/** Fetches a script that will be wanted. If that fails, it is fetched again when it is wanted. */
export function prefetch(href: string, integrity = ''): void {
  if (!prefetched.has(href)) add('link', { rel: 'preload', as: 'script', integrity, href });
  prefetched.add(href);
}

function run(tag: Tag, address: string, integrity: string, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const url = tag === 'script' ? { src: address } : { rel: 'stylesheet', href: address };
    const element = add(tag, { integrity, ...url });
    const fail = () => {
      // A script that comes after all is not run in a document that runs nothing.
      document.implementation.createHTMLDocument('').adoptNode(element);
      reject(new Error('The browser did not take it.'));
    };
    element.addEventListener('load', () => {
      signal.removeEventListener('abort', fail);
      resolve();
    });
    element.addEventListener('error', fail);
    signal.addEventListener('abort', fail);
  });
}

const load =
  (tag: Tag) =>
  async (url: string, integrity = ''): Promise<void> => {
    const { address, earlier } = addressOf(url);
    const signal = endOfAttempt(earlier);
    try {
      // The request of an element cannot be broken off, so a further attempt is run from the browser's cache. The first
      // is not: fetched before it is run, each of the scripts that wait for another took 60 to 100 ms more at CPU ÷ 4.
      if (earlier > 0) {
        const response = await fetch(address, { signal });
        if (!response.ok) throw new Error(`The server answered ${response.status}.`);
        await response.arrayBuffer();
      }
      await run(tag, address, integrity, signal);
    } catch (cause) {
      throw new NotFetched(`${url} did not come.`, { cause });
    }
  };

/**
 * The one loader of scripts and stylesheets, for what stands in the page, for the shell's chunks and for the remotes'.
 * Whether a script brought what it should, the caller must see.
 */
export const loader: ChunkLoader = { loadScript: load('script'), loadStylesheet: load('link') };
