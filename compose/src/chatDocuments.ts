import type { PrerenderedPage } from '@clinic/shared/prerender';
import { parse, type HTMLElement } from 'node-html-parser';
import * as v from 'valibot';

import type { ChatDocument } from '@clinic/shared/chatDocuments';

type Page = PrerenderedPage & { url: string };

/** Parts of a page that say nothing of their own: what other pages or the interface say already. */
const noise = 'nav, button, form, noscript, script, svg, [aria-hidden="true"], [data-chat="skip"]';

/** One line a block: a label must not be taken for the beginning of a sentence. */
const textOf = (element: HTMLElement): string =>
  element.structuredText
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');

const titleOf = (element: HTMLElement | null): string =>
  element ? textOf(element).replaceAll('\n', ' ') : '';

/** The parts of a page that have an anchor and a heading of their own. */
function sectionsOf(area: HTMLElement, page: Pick<ChatDocument, 'lang' | 'path'>): ChatDocument[] {
  return area
    .querySelectorAll('article[id], section[id], details[id]')
    .map((element): ChatDocument => ({
      lang: page.lang,
      kind: 'section',
      title: titleOf(element.querySelector('h1, h2, h3')),
      text: textOf(element),
      path: `${page.path}#${element.id}`,
    }))
    .filter(({ title }) => title !== '');
}

/**
 * Products have pages of their own: the cards of others, and the headings over nothing else, are not what a
 * page says.
 */
function removeCards(area: HTMLElement): void {
  for (const card of area.querySelectorAll('article:not([id])')) {
    // What the page itself is about may be an article too.
    if (!card.querySelector('h1')) card.remove();
  }
  for (const part of area.querySelectorAll('section:not([id]), aside')) {
    const rest = part.clone() as HTMLElement; // The library types a clone as any node.
    for (const heading of rest.querySelectorAll('h2, h3')) heading.remove();
    if (textOf(rest) === '') part.remove();
  }
}

const name = v.pipe(v.string(), v.trim(), v.nonEmpty());
const productData = v.object({
  '@type': v.literal('Product'),
  brand: v.optional(v.fallback(v.union([name, v.object({ name })]), '')),
  category: v.optional(v.fallback(name, '')),
});

/** Brand and category of a product, where its structured data tell them. */
function namesOf({ jsonLd = [] }: Page['meta']): string[] {
  for (const item of jsonLd) {
    const { success, output } = v.safeParse(productData, item);
    if (!success) continue;
    const brand = typeof output.brand === 'object' ? output.brand.name : output.brand;
    return [brand ?? '', output.category ?? ''].filter(Boolean);
  }
  return [];
}

const isShop = (url: string): boolean => /^(?:\/en)?\/tienda(?:\/|$)/.test(url);
const isProduct = (url: string): boolean => /^(?:\/en)?\/tienda\/producto\/[^/]+$/.test(url);

/** What the assistant can look things up in of a page: the page itself, and every part of it that has an anchor. */
export function chatDocuments({ kind, url, html, meta, head }: Page): ChatDocument[] {
  if (kind !== 'page') return [];
  const area = parse(html).querySelector('main');
  if (!area) throw new Error(`${url} has no <main>: the assistant would know nothing of it.`);
  for (const element of area.querySelectorAll(noise)) element.remove();
  if (isShop(url)) removeCards(area);
  const title = titleOf(area.querySelector('h1'));
  if (!title) throw new Error(`${url} has no h1: the assistant could not name it.`);
  const names = isProduct(url) ? namesOf(meta) : [];
  const page: ChatDocument = {
    lang: head.lang,
    kind: isProduct(url) ? 'product' : 'page',
    title,
    text: `${meta.description}\n${textOf(area)}`,
    path: url,
    ...(names.length > 0 && { aliases: names }),
  };
  return [page, ...(isProduct(url) ? [] : sectionsOf(area, page))];
}
