import type { ChunkLoader } from '@clinic/shared/chunkLoader';

import { SILENCE } from '#timeouts.ts';

import { addressOf, isAsked } from './address.ts';
import { fetchFile } from './fetchFile.ts';
import { NotFetched } from './NotFetched.ts';

const coming = new Map<string, Promise<string>>();

/** Compose writes addresses from the site's root, the bundler whole ones. */
const wholeUrl = (url: string): string => new URL(url, document.baseURI).href;

/**
 * Fetches a file into the browser's cache, unless it is on its way: a request that can be broken off, which that of an
 * element cannot.
 * @returns the address that it is kept at
 */
function fetchIntoCache(url: string): Promise<string> {
  const known = coming.get(url);
  if (known) return known;
  const address = addressOf(url);
  const file = fetchFile(address, { priority: 'low' }).then(({ status }) => {
    if (status !== 200) throw new Error(`The server answered ${status}.`);
    return address;
  });
  coming.set(url, file);
  file.catch(() => coming.delete(url));
  return file;
}

/** Fetches what will be wanted. If that fails, it is fetched again when it is wanted. */
export function prefetch(path: string): void {
  const url = wholeUrl(path);
  if (!isAsked(url)) fetchIntoCache(url).catch(() => {});
}

/** Adds an element that runs or applies a file of the cache. */
function add(tag: 'script' | 'link', address: string, integrity: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const element = Object.assign(document.createElement(tag), {
      crossOrigin: 'anonymous',
      fetchPriority: 'low',
      rel: 'stylesheet',
      integrity,
      [tag === 'script' ? 'src' : 'href']: address,
    });
    const fail = () => {
      // A script that comes after all is not run in a document that runs nothing.
      document.implementation.createHTMLDocument('').adoptNode(element);
      reject(new Error('Not taken.'));
    };
    const deadline = setTimeout(fail, SILENCE);
    element.addEventListener('load', () => {
      clearTimeout(deadline);
      resolve();
    });
    element.addEventListener('error', fail);
    document.head.append(element);
  });
}

const load =
  (tag: 'script' | 'link') =>
  async (path: string, integrity = ''): Promise<void> => {
    const url = wholeUrl(path);
    try {
      await add(tag, await fetchIntoCache(url), integrity);
    } catch (cause) {
      throw new NotFetched(`${url} did not come.`, { cause });
    } finally {
      // What came and is not what it should be, or has thrown, is fetched anew.
      coming.delete(url);
    }
  };

/**
 * The one loader of scripts and stylesheets, for what stands in the page, for the shell's chunks and for the remotes'.
 * Whether a script brought what it should, the caller must see.
 */
export const loader: ChunkLoader = { loadScript: load('script'), loadStylesheet: load('link') };
