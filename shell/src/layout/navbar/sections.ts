import { isUnder, type MenuEntry } from '@tesela/core/frame';

/** Whether a path is the entry's page, one of the pages below it, or below any of these. */
export const isInSection = ({ to, below = [] }: MenuEntry, path: string): boolean =>
  isUnder(path, [to, ...below.map((link) => link.to)]);
