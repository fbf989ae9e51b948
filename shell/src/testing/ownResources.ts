import type { Resources } from '@clinic/host/resources';
import type { Lang } from '@clinic/shared/lang';

import { shellDocuments } from '#content/shellDocuments.ts';

/** Resources with the shell's own documents and no remotes. */
export const ownResources = {
  readOwn: async (name: keyof ReturnType<typeof shellDocuments>, lang: Lang) => shellDocuments(lang)[name],
} as unknown as Resources;
