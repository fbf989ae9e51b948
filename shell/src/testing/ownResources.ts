import type { Lang } from '@tesela/core/lang';
import type { Resources } from '@tesela/host/resources';

import { shellDocuments } from '#content/shellDocuments.ts';

/** Resources with the shell's own documents and no remotes. */
export const ownResources = {
  readOwn: async (name: keyof ReturnType<typeof shellDocuments>, lang: Lang) => shellDocuments(lang)[name],
} as unknown as Resources;
