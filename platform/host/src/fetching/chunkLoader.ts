import type { ChunkLoader } from '@tesela/core/chunkLoader';

import { attemptSignal } from './attemptSignal.ts';
import { cacheBustingUrl } from './cacheBustingUrl.ts';
import { FetchError } from './FetchError.ts';
import { addToHead, type Tag } from './prefetch.ts';
import { scriptUrl } from './scriptUrl.ts';

function run(tag: Tag, address: string, integrity: string, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const url = tag === 'script' ? { src: scriptUrl(address) } : { rel: 'stylesheet', href: address };
    const element = addToHead(tag, { integrity, ...url });
    const fail = () => {
      // An element in an inert document does not run a script that still arrives.
      document.implementation.createHTMLDocument('').adoptNode(element);
      reject(new Error('The browser could not load it.'));
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
    const { address, earlierAttempts } = cacheBustingUrl(url);
    const signal = attemptSignal(earlierAttempts);
    try {
      // The request of an element cannot be aborted. So a further attempt is fetched first and then run from the cache.
      // The first attempt is not, because that took 60 to 100 ms more for each script at CPU ÷ 4.
      if (earlierAttempts > 0) {
        const response = await fetch(address, { signal });
        if (!response.ok) throw new Error(`The server answered ${response.status}.`);
        await response.arrayBuffer();
      }
      await run(tag, address, integrity, signal);
    } catch (cause) {
      throw new FetchError(`${url} could not be fetched.`, { cause });
    }
  };

/** Loads all scripts and stylesheets of the shell and the remotes. The caller checks what a script has defined. */
export const chunkLoader: ChunkLoader = { loadScript: load('script'), loadStylesheet: load('link') };
