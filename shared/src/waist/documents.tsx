import { createContext, use, useCallback } from 'react';

import type { RemoteName } from '../contract/contract.ts';
import { useLang } from './i18n.tsx';
import type { Lang } from '../api/lang.ts';

/** Reads a document of a live remote. Rejects when it cannot be fetched; what succeeded is remembered. */
export type ReadDocument = (remote: RemoteName, name: string, lang: Lang) => Promise<unknown>;

const DocumentsContext = createContext<ReadDocument>(() =>
  Promise.reject(new Error('No documents: render inside <DocumentsProvider> (tests: renderWithProviders).')),
);

/** The shell's side: knows where the live remotes' documents are. */
export const DocumentsProvider = DocumentsContext.Provider;

/**
 * Reads documents that the page does not carry, e.g. the whole catalogue for a search; for handlers and
 * effects, not while rendering.
 * @param remote whose documents: your own
 */
export function useReadDocument(remote: RemoteName): (name: string) => Promise<unknown> {
  const read = use(DocumentsContext);
  const lang = useLang();
  return useCallback((name) => read(remote, name, lang), [read, remote, lang]);
}
