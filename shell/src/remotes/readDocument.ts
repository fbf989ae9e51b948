import { MissingDocument, type DocumentReader } from '@clinic/shared/prerender';
import type { PageData } from '@clinic/shared/liveRemotes';

import { fetchWhole } from '#fetching/fetchWhole.ts';

const missing = Symbol('missing');

function readAnswer(status: number, text: string): unknown {
  if (status === 404) return missing;
  if (status !== 200) throw new Error(`The server answered ${status}.`);
  return JSON.parse(text);
}

async function fetchDocument(url: string): Promise<unknown> {
  const document = await fetchWhole(url, { accept: 'application/json', read: readAnswer });
  if (document === missing) throw new MissingDocument(url);
  return document;
}

export type Documents = {
  readDocument: DocumentReader;
  /** Forgets the documents below an address: what showed them has failed. */
  forgetDocuments: (base: string | undefined) => void;
};

/**
 * Reads documents over the network, once each; a failure is forgotten, so that the next attempt is a new one.
 * @param inlined documents that the page brought along, by URL
 */
export function createDocuments(inlined: PageData['documents']): Documents {
  const known = new Map(Object.entries(inlined).map(([url, document]) => [url, Promise.resolve(document)]));
  return {
    readDocument: (url) => {
      const document = known.get(url) ?? fetchDocument(url);
      known.set(url, document);
      document.catch(() => known.delete(url));
      return document;
    },
    forgetDocuments: (base) => {
      for (const url of known.keys()) if (url.startsWith(`${base}/`)) known.delete(url);
    },
  };
}
