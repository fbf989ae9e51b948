const attributesOf = ({ attributes }: Element) =>
  Object.fromEntries([...attributes].map(({ name, value }) => [name, value]));

/** Recreates a tag, because a copied script would not be trusted. */
function make(tag: Element): HTMLElement {
  const element = document.createElement(tag.localName);
  for (const [name, value] of Object.entries(attributesOf(tag))) element.setAttribute(name, value);
  if (tag.textContent) element.textContent = tag.textContent;
  return element;
}

/** Shows language, title and the tags of another page. Compose marks the tags that depend on the page by `data-page`. */
export function showHead({ head, title, documentElement: { lang } }: Document): void {
  document.title = title;
  // Setting the same language again recalculates the style of every element.
  if (document.documentElement.lang !== lang) document.documentElement.lang = lang;
  for (const tag of document.head.querySelectorAll('[data-page]')) tag.remove();
  document.head.append(...[...head.querySelectorAll('[data-page]')].map(make));
}
