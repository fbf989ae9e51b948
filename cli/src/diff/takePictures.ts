import { mkdir, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright';

/** Names of the pictures of a page at one width; `pixels` changed, of the higher of the two. */
export type Compared = { width: number; before: string; after: string; changed: string; pixels: number };

const widths = [390, 1280];

/** At a page until it stands still. */
const mostLooks = 6;

const browsers = [process.env.CHROMIUM_PATH, '/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** @throws Error that says what to install */
async function openBrowser(): Promise<Browser> {
  const { chromium } = await import('playwright');
  const executablePath = browsers.find((file) => file && existsSync(file));
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return chromium.launch({ args, ...(executablePath && { executablePath }) }).catch((cause: unknown) => {
    throw new Error('There is no Chromium: npx playwright install chromium, or set CHROMIUM_PATH.', {
      cause,
    });
  });
}

/** Runs in the browser: marks in red what differs, on a faint picture of what is. */
async function comparePixels([before, after]: [string, string]): Promise<{
  picture: string;
  pixels: number;
}> {
  const load = async (data: string) =>
    createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
  const [one, other] = [await load(before), await load(after)];
  const [width, height] = [Math.max(one.width, other.width), Math.max(one.height, other.height)];
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser has no canvas.');
  const pixelsOf = (image: ImageBitmap) => {
    context.clearRect(0, 0, width, height);
    context.drawImage(image, 0, 0);
    return context.getImageData(0, 0, width, height);
  };
  const [a, b] = [pixelsOf(one), pixelsOf(other)];
  let pixels = 0;
  for (let at = 0; at < b.data.length; at += 4) {
    const differs = [0, 1, 2, 3].some(
      (channel) => Math.abs((a.data[at + channel] ?? 0) - (b.data[at + channel] ?? 0)) > 16,
    );
    if (differs) pixels += 1;
    const grey = 200 + (((b.data[at] ?? 0) + (b.data[at + 1] ?? 0) + (b.data[at + 2] ?? 0)) / 3) * 0.2;
    b.data.set(differs ? [200, 0, 40, 255] : [grey, grey, grey, 255], at);
  }
  context.putImageData(b, 0, 0);
  return { picture: canvas.toDataURL('image/png').split(',')[1] ?? '', pixels };
}

async function capture(page: Page, url: string): Promise<Buffer> {
  await page.goto(url, { waitUntil: 'networkidle' });
  const shoot = () => page.screenshot({ fullPage: true, animations: 'disabled' });
  let last = await shoot();
  // Pictures are decoded after they have come: the page is what two looks in a row agree on.
  for (let looks = 1; looks < mostLooks; looks += 1) {
    const next = await shoot();
    if (next.equals(last)) return next;
    last = next;
  }
  return last;
}

/**
 * Takes pictures of pages of two sites and of what differs, as they are without scripts: the same at every time.
 * @param origins of the site as it is, and as it would be
 * @returns by URL, in the order of the pages
 */
export async function takePictures(
  urls: readonly string[],
  origins: { before: string; after: string },
  out: string,
): Promise<Map<string, Compared[]>> {
  const browser = await openBrowser();
  const compared = new Map<string, Compared[]>();
  try {
    await mkdir(out, { recursive: true });
    const table = await browser.newPage();
    for (const width of widths) {
      const context = await browser.newContext({
        viewport: { width, height: 800 },
        javaScriptEnabled: false,
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      for (const url of urls) {
        const [before, after] = [
          await capture(page, origins.before + url),
          await capture(page, origins.after + url),
        ];
        const { picture, pixels } = await table.evaluate(comparePixels, [
          before.toString('base64'),
          after.toString('base64'),
        ] as [string, string]);
        const name = `${url.slice(1).replaceAll('/', '-') || 'home'}-${width}`;
        const files = {
          before: `${name}-before.png`,
          after: `${name}-after.png`,
          changed: `${name}-changed.png`,
        };
        await writeFile(path.join(out, files.before), before);
        await writeFile(path.join(out, files.after), after);
        await writeFile(path.join(out, files.changed), Buffer.from(picture, 'base64'));
        compared.set(url, [...(compared.get(url) ?? []), { width, pixels, ...files }]);
      }
      await context.close();
    }
  } finally {
    await browser.close();
  }
  return compared;
}
