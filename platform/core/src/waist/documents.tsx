import { createContext, use, useCallback } from 'react';

import type { RemoteName } from '../contract/contract.ts';
import type { Lang } from '../contract/lang.ts';
import { useLang } from './i18n.tsx';

/** Reads a document of a live remote, once. Rejects when it cannot be fetched. */
export type ReadDocument = (remote: RemoteName, name: string, lang: Lang) => Promise<unknown>;

const DocumentsContext = createContext<ReadDocument>(() =>
  Promise.reject(new Error('No documents: render inside <DocumentsProvider> (tests: renderWithProviders).')),
);

/** Used by the shell, which knows the URLs of the documents. */
export const DocumentsProvider = DocumentsContext.Provider;

/**
 * Returns a function that reads documents that are not part of the page, e.g. the whole catalogue for a search. Call it
 * in handlers and effects, not while rendering.
 * @param remote your own remote
 */
export function useReadDocument(remote: RemoteName): (name: string) => Promise<unknown> {
  const read = use(DocumentsContext);
  const lang = useLang();
  return useCallback((name) => read(remote, name, lang), [read, remote, lang]);
}
