import { fixedLiveRemotes } from '#remotes/liveRemotesSource.ts';
import type { PageResult, Resources } from '#remotes/resources.ts';

/** A site where every page is there at once, and is called by its path. */
export const everyPage = {
  source: fixedLiveRemotes({}),
  pages: {
    get: async (_lang: string, path: string): Promise<PageResult> => ({
      kind: 'page',
      id: 'page',
      element: <p />,
      meta: { title: path, description: '' },
    }),
  },
} as unknown as Resources;
