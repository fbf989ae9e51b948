import { act } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, expect, it } from 'vitest';

import { surviveForeignNodes } from '#errors/surviveForeignNodes.ts';

import { Area } from './Area.tsx';
import { closeGates } from './areas.ts';
import { AreasProvider } from './AreasContext.ts';
import { recordChanges } from './recordChanges.ts';
import { restoreArea } from './restoreArea.ts';

function Dates() {
  const [day, setDay] = useState(5);
  return (
    <section>
      <h1>Martes {day} de mayo</h1>
      <p>
        El {day} de mayo <b>a las 3</b> de la tarde
      </p>
      <button type="button" onClick={() => setDay(day + 1)}>
        Otro día
      </button>
    </section>
  );
}

const app = (
  <>
    <header>Citas: {12}</header>
    <main data-area="page">
      <Area name="page">
        <Dates />
      </Area>
    </main>
  </>
);

const element = document.createElement('div');
element.dataset.area = 'shell';
let root: Root | undefined;

beforeAll(() => {
  surviveForeignNodes();
  recordChanges(({ target }) => element.contains(target));
  document.dispatchEvent(new Event('readystatechange'));
});
afterEach(() => act(() => root?.unmount()));

/** The page as the server sends it; what is recorded afterwards is what others do. */
async function receive(): Promise<void> {
  element.innerHTML = renderToString(app);
  document.body.append(element);
  await Promise.resolve();
  globalThis.foreignChanges?.records.splice(0);
}

async function hydrate(): Promise<unknown[]> {
  const errors: unknown[] = [];
  await act(async () => {
    const areas = closeGates(element, () => {});
    areas.openAll();
    restoreArea(areas, areas.name);
    root = hydrateRoot(element, <AreasProvider value={areas}>{app}</AreasProvider>, {
      onRecoverableError: (error) => errors.push(error),
    });
  });
  return errors;
}

function textsOf(node: Node): Text[] {
  const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts;
}

function wrap(node: ChildNode, name: string): void {
  const wrapper = document.createElement(name);
  node.replaceWith(wrapper);
  wrapper.append(node);
}

/** What others do to each text before React comes. */
const changes: Record<string, (text: Text) => void> = {
  'links to the calendar': (text) => {
    if (text.length < 3) return;
    const date = text.splitText(1);
    date.splitText(1);
    wrap(date, 'a');
  },
  'a translation by elements': (text) => {
    const font = document.createElement('font');
    font.innerHTML = '<font>On 5 May</font>';
    text.replaceWith(font);
  },
  'a translation in place': (text) => {
    text.data = 'On 5 May';
  },
  'marks within': (text) => wrap(text, 'mark'),
  'elements of an extension': (text) => wrap(text, 'grammarly-mark'),
  'spans, twice': (text) => {
    wrap(text, 'span');
    wrap(text.parentElement as HTMLElement, 'span');
  },
  'something before and after': (text) => {
    text.before(document.createElement('img'));
    text.after('!', document.createElement('a'));
  },
};

it.each(Object.entries(changes))('React takes the page over as it is under %s', async (_what, change) => {
  await receive();
  const heading = element.querySelector('h1');
  textsOf(element).forEach(change);
  element.querySelector('main')?.prepend(document.createElement('reader-bar'));
  await Promise.resolve();

  expect(await hydrate()).toEqual([]);

  expect(element.querySelector('h1')).toBe(heading);
  await act(async () => element.querySelector('button')?.click());
  expect(element.querySelector('p')).toHaveTextContent('El 6 de mayo a las 3 de la tarde');
});

it('what others do to it later stays until React changes that text', async () => {
  await receive();
  expect(await hydrate()).toEqual([]);
  textsOf(element).forEach((text) => wrap(text, 'mark'));
  await Promise.resolve();

  await act(async () => element.querySelector('button')?.click());

  expect(element.querySelector('p')).toHaveTextContent('El 6 de mayo a las 3 de la tarde');
  expect(element.querySelectorAll('mark').length).toBeGreaterThan(3);
});
