/** Where an element stood when the visitor left its page by it. */
export type LinkPlace = {
  link?: Pick<HTMLAnchorElement, 'pathname' | 'textContent'> & { area: string | undefined };
  /** Distance from the top of the screen, in px. */
  top?: number;
  /** The next page is the same one in another language. */
  isTranslated?: boolean;
};

const areaOf = (link: Element): string | undefined => link.closest<HTMLElement>('[data-area]')?.dataset.area;

export function rememberPlace(from: Element | null): LinkPlace {
  const link = from?.closest('a');
  if (!link) return {};
  const { pathname, textContent } = link;
  return { link: { pathname, textContent, area: areaOf(link) }, top: link.getBoundingClientRect().top };
}

/** Focuses an element where the visitor arrives. It is no touch: a page that is only read is not hydrated for it. */
export function focusQuietly(element: HTMLElement): void {
  const area = element.closest<HTMLElement>('[data-area]');
  const isTouched = area && 'touched' in area.dataset;
  element.focus({ preventScroll: true });
  if (area && !isTouched) delete area.dataset.touched;
}

/** Focuses the link of this page that does the same, where the other one was. @returns whether there is one */
export function keepPlace({ link: left, top }: LinkPlace): boolean {
  if (!left || top === undefined) return false;
  const link = [...document.querySelectorAll('a')].find(
    (other) =>
      other.pathname === left.pathname &&
      other.textContent === left.textContent &&
      areaOf(other) === left.area,
  );
  if (!link) return false;
  focusQuietly(link);
  window.scrollBy({ top: link.getBoundingClientRect().top - top, behavior: 'instant' });
  return true;
}
