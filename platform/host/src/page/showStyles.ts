import { stylesOf } from './parsePage.ts';

type Styles = { name: string; css: string };

/** Text of the styles that a click has added: their elements are filled by script and have none. */
const added = new WeakMap<HTMLStyleElement, string>();

const shown = (): HTMLStyleElement[] => [
  ...document.head.querySelectorAll<HTMLStyleElement>('style[data-href]'),
];

const cssOf = (style: HTMLStyleElement): string => added.get(style) ?? style.textContent;

/** Adds styles where the policy allows no new text in a style element, only rules. One `@media` takes all of them. */
function add({ name, css }: Styles, last: Element | undefined): HTMLStyleElement {
  const style = document.createElement('style');
  style.dataset.href = name;
  if (last) last.after(style);
  else document.head.append(style);
  style.sheet?.insertRule(`@media all{${css}}`);
  added.set(style, css);
  return style;
}

/**
 * Adds the complete styles of another page after those of the pages before, so that they decide. The earlier ones stay
 * for what outlives the click, and because the bundler takes a stylesheet that it has loaded once for loaded for ever.
 * What both pages begin with, the shell's own styles and its fonts, is left as it is: fonts would flash.
 */
export function showStyles(page: Document): void {
  const next = [...stylesOf(page)].map(({ dataset, textContent }) => ({
    name: dataset.href ?? '',
    css: textContent,
  }));
  const now = shown();
  const isSame = (style: HTMLStyleElement | undefined, { name, css }: Styles) =>
    style?.dataset.href === name && cssOf(style) === css;
  const changed = next.findIndex((styles, place) => !isSame(now[place], styles));
  if (changed === -1) return;
  const rest = next.slice(changed);
  const names = new Set(rest.map(({ name }) => name));
  // Late stylesheets of remotes are `<link>`s behind all of these.
  let last: Element | undefined = now.at(-1);
  const outdated = now.slice(changed).filter(({ dataset }) => names.has(dataset.href ?? ''));
  for (const styles of rest) last = add(styles, last);
  for (const style of outdated) style.remove();
}
