import type { Page } from 'playwright/test';

import { applyStyle } from './comfort.ts';

type Words = { text: string; ratio: number; least: number };

/** Words that stand over a picture, each with its contrast over the worst pixel below it and the least that WCAG 1.4.3 asks. */
export async function contrastOverPictures(page: Page): Promise<Words[]> {
  const words = await page.evaluate(() => {
    const pictures = new Set(document.querySelectorAll('main :is(img, video)'));
    return [
      ...document.querySelectorAll('main :is(a, button, dd, dt, figcaption, h1, h2, h3, label, p, span)'),
    ].flatMap((element, index) => {
      const text = [...element.childNodes].find(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      if (!text || !element.checkVisibility()) return [];
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const range = document.createRange();
      range.selectNodeContents(text);
      const { x, y, width, height } = range.getBoundingClientRect();
      const below = document.elementsFromPoint(x + width / 2, y + height / 2);
      const isOver = below.includes(element) && below.some((each) => pictures.has(each));
      if (!isOver || width < 2) return [];
      const { color, fontSize, fontWeight } = getComputedStyle(element);
      const size = Number.parseFloat(fontSize);
      const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
      element.setAttribute('data-over', String(index));
      return [{ id: index, text: text.textContent ?? '', color, least: isLarge ? 3 : 4.5 }];
    });
  });
  await applyStyle(page, '* { color: transparent !important; } aside { display: none; }');
  const found: Words[] = [];
  for (const { id, text, color, least } of words) {
    const clip = await page.locator(`[data-over="${id}"]`).evaluate((element) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const range = document.createRange();
      range.selectNodeContents(element);
      const { x, y, width, height } = range.getBoundingClientRect();
      return { x, y, width, height };
    });
    const png = (await page.screenshot({ clip, animations: 'disabled' })).toString('base64');
    found.push({ text, least, ratio: await page.evaluate(worstContrast, { color, png }) });
  }
  return found;
}

/** Runs in the browser, which decodes the picture. */
async function worstContrast({ color, png }: { color: string; png: string }): Promise<number> {
  const bytes = Uint8Array.from(atob(png), (char) => char.codePointAt(0) ?? 0);
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
  if (!context) throw new Error('The browser has no 2d canvas.');
  context.drawImage(bitmap, 0, 0);
  const luminance = (rgb: ArrayLike<number>) =>
    [0.2126, 0.7152, 0.0722].reduce((sum, share, channel) => {
      const value = (rgb[channel] ?? 0) / 255;
      return sum + share * (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
    }, 0);
  const own = luminance(color.match(/[\d.]+/g)?.map(Number) ?? []);
  const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
  let worst = 21;
  for (let at = 0; at < data.length; at += 4) {
    const below = luminance(data.subarray(at, at + 3));
    worst = Math.min(worst, (Math.max(own, below) + 0.05) / (Math.min(own, below) + 0.05));
  }
  return worst;
}
