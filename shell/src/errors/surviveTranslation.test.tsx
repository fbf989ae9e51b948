import { beforeAll, expect, it } from 'vitest';

import { surviveTranslation } from './surviveTranslation.ts';

beforeAll(() => surviveTranslation());

function paragraph(): { p: HTMLElement; text: Text } {
  const p = document.createElement('p');
  const text = document.createTextNode('× 1');
  p.append(document.createElement('b'), text, document.createElement('i'));
  document.body.append(p);
  return { p, text };
}

const font = (...children: (Node | string)[]) => {
  const element = document.createElement('font');
  element.append(...children);
  return element;
};

function wrap(text: Text): void {
  const outer = font(font());
  text.before(outer);
  outer.firstElementChild?.append(text);
}

/** Mutation observers are told in a microtask. */
const settled = () => Promise.resolve();

it('a text that a translation replaced shows what it says now', async () => {
  const { p, text } = paragraph();
  text.replaceWith(font(font('times 1')));
  await settled();

  text.nodeValue = '× 2';

  expect(p.textContent).toBe('× 2');
});

it.each([
  ['replaced', (text: Text) => text.replaceWith(font('times 1'))],
  ['wrapped', wrap],
])('a text that was %s can be removed and written before', async (_how, translate) => {
  const { p, text } = paragraph();
  translate(text);
  await settled();

  p.insertBefore(document.createElement('u'), text);
  p.removeChild(text);

  expect([...p.children].map(({ localName }) => localName)).toEqual(['b', 'u', 'i']);
});

it('what somebody else removed can be removed again, and what stood behind it is found', () => {
  const { p, text } = paragraph();
  text.remove();

  p.removeChild(text);
  p.insertBefore(document.createElement('u'), text);

  expect([...p.children].map(({ localName }) => localName)).toEqual(['b', 'i', 'u']);
});
