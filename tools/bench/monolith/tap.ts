import { setTimeout as wait } from 'node:timers/promises';

import { executablePath, sandboxArgs } from '@tesela/testing/chromium';
import { chromium, devices, type Browser } from 'playwright';

/** Lighthouse's slow 4G as real throttling instead of a simulation. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

const SLOWDOWN = 4;

/** Timeout for the effect of a tap, in ms. */
const TAP_TIMEOUT = 60_000;

/** Presses a button of a remote once, as soon as it is visible, and records when its dialog opens. */
function pressAndWatch(): void {
  const find = () =>
    document.querySelector<HTMLElement>(
      'main button[aria-haspopup="dialog"], aside button[aria-haspopup="dialog"]',
    );
  const press = () => {
    const button = find();
    if (!button || button.offsetHeight === 0) return void requestAnimationFrame(press);
    button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    button.click();
    const watch = () => {
      if (!document.querySelector('dialog[open]')) return void requestAnimationFrame(watch);
      document.documentElement.dataset.tapActed = String(performance.now());
    };
    watch();
  };
  requestAnimationFrame(press);
}

async function measureOnce(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext(devices['Pixel 7']);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', network);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.addInitScript(pressAndWatch);
    await page.goto(url, { waitUntil: 'commit' });
    const deadline = Date.now() + TAP_TIMEOUT;
    while (Date.now() < deadline) {
      await wait(250);
      const { result } = await session.send('Runtime.evaluate', {
        expression: 'Number(document.documentElement.dataset.tapActed)',
      });
      if (Number(result.value) > 0) return Number(result.value);
    }
    throw new Error(`A tap on ${url} had no effect within ${TAP_TIMEOUT} ms.`);
  } finally {
    await context.close();
  }
}

/** Starts a browser. @param use gets a function that measures when a tap on a remote's button takes effect, in ms */
export async function withTaps(
  use: (measure: (url: string) => Promise<number>) => Promise<void>,
): Promise<void> {
  const browser = await chromium.launch({ executablePath, args: ['--disable-gpu', ...sandboxArgs] });
  try {
    await use((url) => measureOnce(browser, url));
  } finally {
    await browser.close();
  }
}
