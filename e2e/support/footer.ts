import type { Page } from 'playwright/test';

/** Follows a link of the footer; on phones its group is opened first. */
export async function followInFooter(page: Page, name: string | RegExp): Promise<void> {
  const footer = page.getByRole('contentinfo');
  const named = page.getByRole('link', { name, exact: typeof name === 'string', includeHidden: true });
  const link = footer.locator(named).first();
  if (!(await link.isVisible()))
    await footer.locator('details').filter({ has: named }).locator('summary').first().click();
  await link.click();
}
