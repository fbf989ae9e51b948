import { beforeAll, expect, it, vi } from 'vitest';

import { keepPresses } from './keepPresses.ts';

beforeAll(() => keepPresses());

function link(): HTMLAnchorElement {
  const element = document.createElement('a');
  element.href = '#faq';
  return element;
}

const clickBy = (target: Element) => target.dispatchEvent(new MouseEvent('click', { bubbles: true }));

it('a link that is rendered anew while it is pressed is followed, and only then', () => {
  const [before, after] = [link(), link()];
  const followed = vi.spyOn(after, 'click');
  document.body.append(before);
  document.elementFromPoint = () => after;

  before.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  before.replaceWith(after);
  clickBy(document.body);
  clickBy(document.body);

  expect(followed).toHaveBeenCalledOnce();
});

it('a press that is let go beside the link does nothing', () => {
  const element = link();
  const followed = vi.spyOn(element, 'click');
  document.body.append(element);
  document.elementFromPoint = () => element;

  element.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  clickBy(document.body);

  expect(followed).not.toHaveBeenCalled();
});
