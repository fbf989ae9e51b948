import type { Lang } from '@clinic/shared/lang';
import type { Head, HeadTag } from '@clinic/shared/prerender';

function showHead(lang: Lang, title: string, tags: Iterable<Element>): void {
  const { documentElement: root } = document;
  document.title = title;
  // Setting the same language again recalculates the style of every element.
  if (root.lang !== lang) root.lang = lang;
  for (const element of document.head.querySelectorAll('[data-page]')) element.remove();
  document.head.append(...tags);
}

const canonical = () => document.head.querySelector('link[rel="canonical"]')?.getAttribute('href');

/** Whether compose has written this head already: writing it again recalculates the style of every element. */
const isShown = ({ title, tags }: Head): boolean =>
  title === document.title &&
  tags.some(({ attributes: { rel, href } }) => rel === 'canonical' && href === canonical());

function make({ tag, attributes, text }: HeadTag): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.setAttribute('data-page', '');
  if (text) element.textContent = text;
  return element;
}

/** Updates the head after a navigation. */
export function applyHead(head: Head): void {
  if (!isShown(head)) showHead(head.lang, head.title, head.tags.map(make));
}

/** Applies the head of a fallback page. Its elements are recreated, because copied scripts would not be trusted. */
export function adoptHead(lang: Lang, { title, tags }: { title: string; tags: readonly Element[] }): void {
  const made = tags.map(({ localName, attributes, textContent }) =>
    make({
      tag: localName as HeadTag['tag'], // `applyHead` and compose write no others
      attributes: Object.fromEntries([...attributes].map(({ name, value }) => [name, value])),
      text: textContent,
    }),
  );
  showHead(lang, title, made);
}
