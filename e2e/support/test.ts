import { test as base, expect } from 'playwright/test';

type Fixtures = {
  /** What the page said on its console; a test that ends with an entry here fails. */
  complaints: string[];
  /** Console messages that the test provokes, e.g. a failed request that it asked for. */
  expectedComplaints: { patterns: RegExp[] };
};

/** Playwright's test, where any console error or warning and any uncaught exception fails. */
export const test = base.extend<Fixtures>({
  expectedComplaints: [{ patterns: [] }, { option: true }],
  complaints: [
    async ({ page, expectedComplaints }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(error.stack ?? error.message));
      await use(complaints);
      const unexpected = complaints.filter(
        (text) => !expectedComplaints.patterns.some((known) => known.test(text)),
      );
      expect(unexpected, 'errors and warnings on the console').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
