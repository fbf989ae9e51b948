import { FRAME, type Frame } from '@clinic/shared/frame';
import type { Lang } from '@clinic/shared/lang';
import { documentFile } from '@clinic/shared/liveRemotes';

import type { ShellWords } from '#content/shellDocuments.ts';
import type { Page } from '#page/page.ts';

/** What stands around every page: the links of the remotes, and the shell's words. Every page carries them. */
export type SiteFrame = { frame: Frame; words: ShellWords };

export function frameOf({ data: { frame, documents } }: Pick<Page, 'data'>, lang: Lang): SiteFrame {
  const read = (name: string) => documents[`${frame}/${documentFile(name, lang)}`];
  // Compose makes both of what this very shell and the remotes bring.
  return { frame: read(FRAME) as Frame, words: read('words') as ShellWords };
}
