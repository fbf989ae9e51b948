import { beforeAll, describe, expect, it } from 'vitest';

import { surviveForeignNodes } from './surviveForeignNodes.ts';

beforeAll(() => surviveForeignNodes());

/** As React makes it: a text between two elements. */
function paragraph(): { p: HTMLElement; text: Text } {
  const p = document.createElement('p');
  const text = document.createTextNode('el 5 de mayo a las 3');
  p.append(document.createElement('b'), text, document.createElement('i'));
  document.body.appendChild(p);
  return { p, text };
}

function element(name: string, ...children: (Node | string)[]): HTMLElement {
  const made = document.createElement(name);
  made.append(...children);
  return made;
}

/** What others do to a text, with an element of theirs. */
const changes: Record<string, (text: Text, name: string) => void> = {
  replaced: (text, name) => text.replaceWith(element(name, element(name, 'on 5 May'))),
  'replaced in two steps': (text, name) => {
    text.before(element(name, 'on 5 May'));
    text.remove();
  },
  'replaced by several nodes': (text, name) =>
    text.replaceWith('el ', element(name, '5 de mayo'), ' a las 3'),
  wrapped: (text, name) => {
    const wrapper = element(name);
    text.before(wrapper);
    wrapper.append(text);
  },
  split: (text, name) => {
    const date = text.splitText(3);
    date.splitText(9);
    const link = element(name);
    date.before(link);
    link.append(date);
  },
};

describe.each(['font', 'a', 'span', 'mark', 'grammarly-mark'])(
  'a text that somebody else, with a <%s>,',
  (name) => {
    it.each(Object.entries(changes))('has %s shows what it says now', async (_how, change) => {
      const { p, text } = paragraph();
      change(text, name);
      await settled();

      text.nodeValue = 'el 6 de mayo';

      expect(p.textContent).toBe('el 6 de mayo');
      expect(p.children[0]?.localName).toBe('b');
      expect(p.children[p.children.length - 1]?.localName).toBe('i');
    });

    it.each(Object.entries(changes))('has %s can be removed and written before', async (_how, change) => {
      const { p, text } = paragraph();
      change(text, name);
      await settled();

      p.insertBefore(document.createElement('u'), text);
      p.removeChild(text);

      expect(p.textContent).toBe('');
      expect([...p.children].map(({ localName }) => localName)).toEqual(['b', 'u', 'i']);
    });
  },
);

/** Mutation observers are told in a microtask. */
const settled = () => Promise.resolve();

it('what somebody else removed can be removed again, and what stood behind it is found', () => {
  const { p, text } = paragraph();
  text.remove();

  p.removeChild(text);
  p.insertBefore(document.createElement('u'), text);

  expect([...p.children].map(({ localName }) => localName)).toEqual(['b', 'i', 'u']);
});

it('a text that was put back after its translation is changed as ever', async () => {
  const { p, text } = paragraph();
  const font = element('font', 'on 5 May');
  text.replaceWith(font);
  await settled();
  font.replaceWith(text);
  await settled();

  p.insertBefore(document.createTextNode('hoy, '), text);
  await settled();
  text.nodeValue = 'el 6 de mayo';

  expect(p.textContent).toBe('hoy, el 6 de mayo');
});
