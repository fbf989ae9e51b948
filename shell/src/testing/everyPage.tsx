import type { Lang } from '@clinic/shared/lang';

import { shellDocuments } from '#content/shellDocuments.ts';
import { fixedLiveRemotes } from '#remotes/liveRemotesSource.ts';
import type { PageResult, Resources } from '#remotes/resources.ts';

/** Resources of a site where every page loads at once and has its path as title. */
export const everyPage = {
  source: fixedLiveRemotes({}),
  readOwn: async (name: keyof ReturnType<typeof shellDocuments>, lang: Lang) => shellDocuments(lang)[name],
  pages: {
    get: async (_lang: string, path: string): Promise<PageResult> => ({
      kind: 'page',
      element: <p />,
      meta: { title: path, description: '' },
    }),
  },
} as unknown as Resources;
