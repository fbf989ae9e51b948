import type { PrerenderedPage } from '@clinic/shared/prerender';
import { parse, type HTMLElement } from 'node-html-parser';

import type { ChatDocument } from '#chat/documents.ts';

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

/** What the assistant can look things up in of a page: the page itself, and every part of it that has an anchor. */
export function chatDocuments({ kind, url, html, meta, head }: Page): ChatDocument[] {
  if (kind !== 'page') return [];
  const area = parse(html).querySelector('main');
  if (!area) throw new Error(`${url} has no <main>: the assistant would know nothing of it.`);
  for (const element of area.querySelectorAll(noise)) element.remove();
  const page: ChatDocument = {
    lang: head.lang,
    kind: 'page',
    title: titleOf(area.querySelector('h1')),
    text: `${meta.description}\n${textOf(area)}`,
    path: url,
  };
  return [page, ...sectionsOf(area, page)];
}
