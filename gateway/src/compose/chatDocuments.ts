import type { PrerenderedPage } from '@clinic/shared/prerender';
import { parse, type HTMLElement } from 'node-html-parser';

import type { ChatDocument } from '#chat/documents.ts';

type Page = PrerenderedPage & { url: string };

/** Parts of a page that say nothing of their own: what other pages or the interface say already. */
const noise = 'nav, button, form, noscript, script, svg, [aria-hidden="true"], [data-chat="skip"]';

const textOf = (element: HTMLElement): string => element.structuredText.replaceAll(/\s+/g, ' ').trim();

/** What stands below a heading and its siblings of the same rank, up to the next one. */
function sectionsOf(area: HTMLElement): { id?: string; title: string; text: string }[] {
  return area.querySelectorAll('article[id], section[id], details[id]').map((element) => {
    const heading = element.querySelector('h1, h2, h3');
    return { id: element.id, title: heading ? textOf(heading) : '', text: textOf(element) };
  });
}

function documentsOf({ url, html, meta, head }: Page): ChatDocument[] {
  const area = parse(html).querySelector('main');
  if (!area) throw new Error(`${url} has no <main>: the assistant would know nothing of it.`);
  for (const element of area.querySelectorAll(noise)) element.remove();
  const base = { lang: head.lang };
  const whole = {
    ...base,
    kind: 'page',
    title: textOf(area.querySelector('h1') ?? area),
    text: meta.description,
  };
  const parts = sectionsOf(area)
    .filter(({ title, text }) => title && text)
    .map(({ id, title, text }) => ({ ...base, kind: 'section', title, text, path: `${url}#${id}` }));
  return [{ ...whole, text: `${meta.description} ${textOf(area)}`, path: url }, ...parts];
}

/** What the assistant can look things up in: every page, and every part of a page that has an anchor. */
export const chatDocuments = (pages: readonly Page[]): ChatDocument[] =>
  pages.filter(({ kind }) => kind === 'page').flatMap(documentsOf);
