import { once } from 'node:events';
import { createServer } from 'node:http';

import { executablePath, launchArgs } from '@tesela/testing/chromium';
import { ensureInstalled } from '@tesela/testing/debian';
import { startGateway } from '@tesela/testing/gateway';
import { startNginx } from '@tesela/testing/nginx';
import { tractorStore } from '@tesela/testing/site';
import getPort from 'get-port';
import { chromium, type Page } from 'playwright';
import { expect, it, onTestFinished, vi } from 'vitest';

const problem = ensureInstalled({ 'nginx-light': 'nginx', openssl: 'openssl' });
if (problem) console.log(problem);

/** A server that takes every request and answers none. */
async function startHolding() {
  const held: string[] = [];
  const server = createServer((request) => void held.push(request.url ?? '')).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close().closeAllConnections());
  await once(server, 'listening');
  const address = server.address();
  return { held, port: typeof address === 'object' && address ? address.port : 0 };
}

/** The site as it is shipped, encrypted and over HTTP/2, where every file of one remote is held. */
async function startSite(remote: string) {
  const [tls, holding] = [await getPort(), await startHolding()];
  const gateway = await startGateway(
    { TRUSTED_PROXIES: '127.0.0.1', MAX_EVENT_LOOP_DELAY: '0' },
    tractorStore,
  );
  onTestFinished(async () => void (await gateway.end('SIGKILL')));
  const { host } = new URL(gateway.url);
  const nginx = await startNginx(
    'proxy.conf',
    { tls },
    {
      '127.0.0.1:3001': host,
      '127.0.0.1:3002': host,
      'location / {': `location ~ ^/(?:releases|data)/${remote}/ {
        proxy_pass http://127.0.0.1:${holding.port};
        proxy_read_timeout 1h;
      }
      location / {`,
    },
  );
  onTestFinished(async () => void (await nginx.end('SIGTERM')));
  return { origin: `https://127.0.0.1:${tls}`, held: holding.held };
}

async function openPage(): Promise<Page> {
  const browser = await chromium.launch({ executablePath, args: [...launchArgs] });
  onTestFinished(() => browser.close());
  const page = await browser.newPage({ ignoreHTTPSErrors: true, viewport: { width: 390, height: 844 } });
  page.setDefaultTimeout(300_000);
  return page;
}

/** Whether React answers to an element over which a pointer moves. */
const isAlive = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((query) => {
    const element = document.querySelector(query);
    element?.scrollIntoView({ behavior: 'instant', block: 'center' });
    for (const type of ['pointermove', 'pointerover'])
      element?.dispatchEvent(new PointerEvent(type, { bubbles: true }));
    return element !== null && Object.keys(element).some((key) => key.startsWith('__reactFiber'));
  }, selector);

it.skipIf(problem)(
  'with every file of a remote held, its page can be read, the other areas come alive, and a click leads on',
  async () => {
    const { origin, held } = await startSite('mfe-decide');
    const page = await openPage();

    await page.goto(`${origin}/product/CL-01`, { waitUntil: 'commit' });
    await page.locator('main h1').first().waitFor();
    const protocol = await page.evaluate(() => {
      const [entry] = performance.getEntriesByType('navigation');
      return entry instanceof PerformanceNavigationTiming && entry.nextHopProtocol;
    });
    await vi.waitUntil(() => isAlive(page, 'footer a'), { timeout: 300_000, interval: 100 });
    await page.getByRole('banner').getByRole('link', { name: 'Machines' }).click();
    await page.getByRole('heading', { level: 1, name: 'All Machines' }).waitFor();

    expect(protocol).toBe('h2');
    expect(held.length).toBeGreaterThan(0);
  },
);
