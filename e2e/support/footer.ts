import type { Page } from 'playwright/test';

/** Follows a link of the footer, which every page has; phones unfold its group first. */
export async function followInFooter(page: Page, name: string | RegExp): Promise<void> {
  const footer = page.getByRole('contentinfo');
  const link = footer
    .getByRole('link', { name, exact: typeof name === 'string', includeHidden: true })
    .first();
  if (!(await link.isVisible()))
    await footer.locator('details').filter({ has: link }).locator('summary').click();
  await link.click();
}
