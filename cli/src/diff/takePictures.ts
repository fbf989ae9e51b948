import { writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import path from 'node:path';
import pixelmatch from 'pixelmatch';
import type { Browser, Page } from 'playwright';
import sharp from 'sharp';

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

/** A picture of both, as high as the higher one: what differs is red, on a faint picture of what is. */
async function compare(before: Buffer, after: Buffer): Promise<{ picture: Buffer; pixels: number }> {
  const both = await Promise.all([sharp(before).metadata(), sharp(after).metadata()]);
  const size = {
    width: Math.max(...both.map(({ width }) => width)),
    height: Math.max(...both.map(({ height }) => height)),
  };
  const pad = (png: Buffer, { width, height }: { width: number; height: number }) =>
    sharp(png)
      .ensureAlpha()
      .extend({ right: size.width - width, bottom: size.height - height, background: 'transparent' })
      .raw()
      .toBuffer();
  const [one, other] = await Promise.all([pad(before, both[0]), pad(after, both[1])]);
  const changed = Buffer.alloc(one.length);
  const pixels = pixelmatch(one, other, changed, size.width, size.height);
  return {
    picture: await sharp(changed, { raw: { ...size, channels: 4 } })
      .png()
      .toBuffer(),
    pixels,
  };
}

async function capture(page: Page, url: string): Promise<Buffer> {
  await page.goto(url);
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
    for (const width of widths) {
      const context = await browser.newContext({
        viewport: { width, height: 800 },
        javaScriptEnabled: false,
        reducedMotion: 'reduce',
      });
      const [one, other] = [await context.newPage(), await context.newPage()];
      for (const url of urls) {
        const [before, after] = await Promise.all([
          capture(one, origins.before + url),
          capture(other, origins.after + url),
        ]);
        const { picture, pixels } = await compare(before, after);
        const name = `${url.slice(1).replaceAll('/', '-') || 'home'}-${width}`;
        const files = {
          before: `${name}-before.png`,
          after: `${name}-after.png`,
          changed: `${name}-changed.png`,
        };
        await writeFile(path.join(out, files.before), before);
        await writeFile(path.join(out, files.after), after);
        await writeFile(path.join(out, files.changed), picture);
        compared.set(url, [...(compared.get(url) ?? []), { width, pixels, ...files }]);
      }
      await context.close();
    }
  } finally {
    await browser.close();
  }
  return compared;
}
