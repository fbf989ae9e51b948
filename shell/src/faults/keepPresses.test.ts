import { beforeAll, expect, it, vi } from 'vitest';

import { keepPresses } from './keepPresses.ts';

beforeAll(() => keepPresses());

function link(href = '/faq'): HTMLAnchorElement {
  const element = document.createElement('a');
  element.setAttribute('href', href);
  document.body.append(element);
  return element;
}

/** jsdom has no PointerEvent that keeps its type. */
function point(type: string, target: Element, pointerType = 'mouse'): void {
  target.dispatchEvent(Object.assign(new MouseEvent(type, { bubbles: true }), { pointerType }));
}

/** Presses `before`, puts `after` in its place and lets go. */
function pressAcross(before: Element, after: HTMLElement, pointerType?: string) {
  const followed = vi.spyOn(after, 'click').mockImplementation(() => {});
  document.elementFromPoint = () => after;
  point('pointerdown', before, pointerType);
  before.remove();
  point('pointerup', after, pointerType);
  return followed;
}

it('a link that is rendered anew while it is pressed is followed, once', () => {
  const after = link();
  const followed = pressAcross(link(), after);
  point('pointerup', after);

  expect(followed).toHaveBeenCalledOnce();
});

it('what came in its place and leads elsewhere is not followed', () => {
  expect(pressAcross(link(), link('/tienda'))).not.toHaveBeenCalled();
});

it('a tap is left to the browser, which aims its click when the finger is lifted', () => {
  expect(pressAcross(link(), link(), 'touch')).not.toHaveBeenCalled();
});

it('a link that is still there gets the browser’s own click only', () => {
  const element = link();
  const followed = vi.spyOn(element, 'click');
  document.elementFromPoint = () => element;

  point('pointerdown', element);
  point('pointerup', element);

  expect(followed).not.toHaveBeenCalled();
});
