import { test as base, expect } from 'playwright/test';

export type ConsoleOptions = {
  /** Console messages that the test provokes, e.g. a failed request that it asked for. */
  expectedConsoleErrors: { patterns: RegExp[] };
};

type Fixtures = ConsoleOptions & {
  /** What the page said on its console; a test that ends with an entry here fails. */
  consoleErrors: string[];
};

/** What the browser says when a visitor leaves a page before its code has run. */
const leftEarly = /was preloaded using link preload but not used/;

/** Playwright's test, where any console error or warning and any uncaught exception fails. */
export const test = base.extend<Fixtures>({
  expectedConsoleErrors: [{ patterns: [] }, { option: true }],
  consoleErrors: [
    async ({ page, expectedConsoleErrors }, use) => {
      const consoleErrors: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) consoleErrors.push(message.text());
      });
      page.on('pageerror', (error) => consoleErrors.push(error.stack ?? error.message));
      await use(consoleErrors);
      const unexpected = consoleErrors.filter(
        (text) => ![leftEarly, ...expectedConsoleErrors.patterns].some((known) => known.test(text)),
      );
      expect(unexpected, 'errors and warnings on the console').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
