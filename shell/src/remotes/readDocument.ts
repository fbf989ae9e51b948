import { MissingDocument, type DocumentReader } from '@clinic/shared/prerender';
import type { PageData } from '@clinic/shared/registry';

async function fetchDocument(url: string): Promise<unknown> {
  const response = await fetch(url);
  if (response.status === 404) throw new MissingDocument(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return response.json();
}

/**
 * Reads documents over the network, once each; a failure is forgotten, so that the next attempt is a new one.
 * @param inlined documents that the page brought along, by URL
 */
export function createDocumentReader(inlined: PageData['documents']): DocumentReader {
  const known = new Map(Object.entries(inlined).map(([url, document]) => [url, Promise.resolve(document)]));
  return (url) => {
    const document = known.get(url) ?? fetchDocument(url);
    known.set(url, document);
    document.catch(() => known.delete(url));
    return document;
  };
}
