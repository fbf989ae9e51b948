import type { Head } from '@clinic/shared/prerender';
import type { Lang } from '@clinic/shared/lang';

function showHead(lang: Lang, title: string, tags: Iterable<Element>): void {
  document.title = title;
  document.documentElement.lang = lang;
  for (const element of document.head.querySelectorAll('[data-page]')) element.remove();
  document.head.append(...tags);
}

/** Updates the document's head after a navigation; compose writes the same tags into the first page. */
export function applyHead({ title, lang, tags }: Head): void {
  const elements = tags.map(({ tag, attributes, text }) => {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.setAttribute('data-page', '');
    if (text) element.textContent = text;
    return element;
  });
  showHead(lang, title, elements);
}

/** Takes over the head of a page that compose made. */
export function adoptHead(lang: Lang, { title, tags }: { title: string; tags: readonly Element[] }): void {
  showHead(
    lang,
    title,
    tags.map((tag) => document.importNode(tag, true)),
  );
}
