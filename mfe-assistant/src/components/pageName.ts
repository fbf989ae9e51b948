import type { SitePath } from '@clinic/shared/navigation';

import type { ReplyWords } from '#content/assistantDocument.ts';

/**
 * Returns the name of the page at a path. A page without a name gets the name of its section: `/blog/melasma`
 * is «Blog».
 * @returns undefined if the path is not a page of the clinic
 */
export function pageName(path: SitePath, names: ReplyWords['pages']): string | undefined {
  let known: string = path;
  while (known.length > 1) {
    if (names[known]) return names[known];
    known = known.slice(0, Math.max(known.lastIndexOf('#'), known.lastIndexOf('/')));
  }
  return path === '/' ? names[path] : undefined;
}
