import { expect, type Page } from 'playwright/test';

/** Follows a link to a page, whatever this page links to. */
export const follow = (page: Page, href: string): Promise<void> =>
  page.evaluate((to) => {
    const link = Object.assign(document.createElement('a'), { href: to });
    document.body.append(link);
    link.click();
    link.remove();
  }, href);

/** Follows a link and waits until its page can be read. */
export async function readable(page: Page, href: string): Promise<void> {
  await follow(page, href);
  await expect(page).toHaveURL(href);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** A page of each kind, and pages of every team. */
export const tour = [
  '/tienda',
  '/blog',
  '/dermatologia/clinica',
  '/spa/facial',
  '/',
  '/faq',
  '/tienda/capilar',
  '/en/nosotros',
  '/problemas/acne',
  '/precios',
];

export const scrollDown = (page: Page, top: number): Promise<void> =>
  page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);

/** Scroll position, in whole px. */
export const place = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY));
