import type { Browser, BrowserContext, Page, Request } from 'playwright';

/** Bytes as they crossed the network, by kind: `document`, `script`, `stylesheet`, `fetch`, `font`. */
export type Transfer = Record<string, number>;

export const totalOf = (transfer: Transfer): number =>
  Object.values(transfer).reduce((all, bytes) => all + bytes, 0);

/** Adds up what a page fetches from now on, without pictures. @returns a function that gives what came since its last call */
export function watchTransfer(page: Page): () => Promise<Transfer> {
  let finished: Request[] = [];
  page.on('requestfinished', (request) => finished.push(request));
  return async () => {
    const transfer: Transfer = {};
    const since = finished;
    finished = [];
    for (const request of since.filter((item) => item.resourceType() !== 'image')) {
      const kind = request.resourceType();
      transfer[kind] = (transfer[kind] ?? 0) + (await request.sizes()).responseBodySize;
    }
    return transfer;
  };
}

export type Visit = {
  page: Page;
  context: BrowserContext;
  transferred: () => Promise<Transfer>;
  firstVisit: Transfer;
};

/** Opens the shop as a new visitor with a large screen. */
export async function visitShop(browser: Browser, origin: string): Promise<Visit> {
  const context = await browser.newContext({
    locale: 'es-CO',
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const transferred = watchTransfer(page);
  await page.goto(`${origin}/tienda`, { waitUntil: 'networkidle' });
  return { page, context, transferred, firstVisit: await transferred() };
}
