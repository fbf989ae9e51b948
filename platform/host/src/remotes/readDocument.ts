import type { Lang } from '@tesela/core/lang';
import { documentFile } from '@tesela/core/liveRemotes';
import type { PageData } from '@tesela/core/liveRemotes';
import { MissingDocument, type DocumentReader } from '@tesela/core/prerender';

import { fetchText } from '#fetching/fetchText.ts';

const missing = Symbol('missing');

function parseResponse(status: number, text: string): unknown {
  if (status === 404) return missing;
  if (status !== 200) throw new Error(`The server answered ${status}.`);
  return JSON.parse(text);
}

async function fetchDocument(url: string): Promise<unknown> {
  const document = await fetchText(url, { accept: 'application/json', read: parseResponse });
  if (document === missing) throw new MissingDocument(url);
  return document;
}

/** Reads a document of the shell itself, by its name. */
export type ReadOwn = (name: string, lang: Lang) => Promise<unknown>;

/** @param base path of the shell's documents, from the site's root */
export const createReadOwn =
  (read: DocumentReader, base: string): ReadOwn =>
  (name, lang) =>
    read(`${base}/${documentFile(name, lang)}`);

export type Documents = {
  readDocument: DocumentReader;
  /** Adds what another page brings. */
  addDocuments: (inlined: PageData['documents']) => void;
  /** Forgets the documents below a URL, after the code that shows them has failed. */
  forgetDocuments: (base: string | undefined) => void;
};

/**
 * Fetches every document once; a failure is not cached.
 * @param inlined documents in the page data, by URL
 */
export function createDocuments(inlined: PageData['documents']): Documents {
  const known = new Map<string, Promise<unknown>>();
  const addDocuments: Documents['addDocuments'] = (more) => {
    for (const [url, document] of Object.entries(more)) known.set(url, Promise.resolve(document));
  };
  addDocuments(inlined);
  return {
    addDocuments,
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
