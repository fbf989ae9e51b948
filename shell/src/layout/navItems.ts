import { paths, type PageName } from '#paths.ts';

export type NavItem = {
  page: PageName;
  /** Name of the whole group, when it is not the page's own. */
  label?: 'dermatology';
  /** Pages in the dropdown under the link. */
  below?: readonly PageName[];
};

/** Links of the navbar, in order. */
export const navItems: readonly NavItem[] = [
  { page: 'home' },
  { page: 'about', below: ['team', 'faq'] },
  { page: 'clinical', label: 'dermatology', below: ['clinical', 'aesthetic'] },
  { page: 'spa' },
  { page: 'shop', below: ['shopRejuvenation', 'shopHair', 'shopAcne', 'shopSpots'] },
  { page: 'blog' },
];

/** Whether the visitor is on the item's page, on one below it, or deeper inside either. */
export function isInSection({ page, below = [] }: NavItem, path: string): boolean {
  return [page, ...below].some((name) => {
    const root = paths[name];
    return path === root || (root !== '/' && path.startsWith(`${root}/`));
  });
}
