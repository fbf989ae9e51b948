import { isUnder, type MenuEntry } from '@clinic/shared/frame';

/** Whether the visitor is on the entry's page, on one below it, or deeper inside either. */
export const isInSection = ({ to, below = [] }: MenuEntry, path: string): boolean =>
  isUnder(path, [to, ...below.map((link) => link.to)]);
