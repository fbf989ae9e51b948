import type { Lang } from '@tesela/core/lang';
import { documentFile } from '@tesela/core/liveRemotes';

import type { Page } from './page.ts';

/** Reads a document of the shell that every page carries, e.g. its words, in the language of the page. */
export type ReadShown = (name: string) => unknown;

export const shownDocuments =
  ({ data: { frame, documents } }: Pick<Page, 'data'>, lang: Lang): ReadShown =>
  (name) =>
    documents[`${frame}/${documentFile(name, lang)}`];
