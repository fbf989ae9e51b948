import type { SitePath } from '@clinic/shared/navigation';

import type { ReplyWords } from '#content/assistantDocument.ts';

/**
 * What visitors call the page at a path: its own name, else that of the section it belongs to, so
 * `/blog/melasma` is «Blog».
 * @returns undefined for a path that is not the clinic's
 */
export function pageName(path: SitePath, names: ReplyWords['pages']): string | undefined {
  let known: string = path;
  while (known.length > 1) {
    if (names[known]) return names[known];
    known = known.slice(0, Math.max(known.lastIndexOf('#'), known.lastIndexOf('/')));
  }
  return path === '/' ? names[path] : undefined;
}
