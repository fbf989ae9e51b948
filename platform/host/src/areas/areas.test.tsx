import { expect, test, vi } from 'vitest';

import { closeGates } from './areas.ts';
import { openGates } from './openGates.ts';

test('the copy that stands for a broken area has no styles of scripts, which the policy refuses', () => {
  const part = document.createElement('div');
  part.innerHTML = '<main data-area="page"><p class="hero">Bienvenida</p></main>';
  const picture = part.querySelector('p');
  if (!picture) throw new Error('The area has no paragraph.');
  const areas = closeGates(part, () => {});
  picture.style.transform = 'translateX(5px)';

  expect(areas.htmlOf('page')).toBe('<p class="hero">Bienvenida</p>');
  expect(picture.style.transform).toBe('translateX(5px)');
});

test('a visitor who touches a piece opens the page that shows it, too', () => {
  const part = document.createElement('div');
  part.innerHTML =
    '<main data-area="page"><div data-area="cards"><button>Add</button></div></main><div data-area="aside"></div>';
  const opened: string[] = [];
  const areas = closeGates(part, (name) => opened.push(name));

  areas.open('cards');

  expect(opened).toEqual(['page', 'cards']);
});

test('a piece that was touched before scripts ran leaves no gate around it', () => {
  const part = document.createElement('div');
  part.innerHTML =
    '<main data-area="page"><div data-area="cards" data-touched><button>Add</button></div></main>';

  const { gated } = closeGates(part, () => {});

  expect(gated).toEqual([]);
});

test('the footer of the site, which no remote speaks for, is hydrated when it comes near the screen', () => {
  class Observer {
    observe: (target: Element) => void;
    constructor(seen: (entries: object[]) => void) {
      this.observe = (target) => seen([{ target, isIntersecting: true }]);
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  const part = document.createElement('div');
  part.innerHTML = '<main data-area="page"></main><footer data-area="footer"></footer>';
  const opened: string[] = [];
  const areas = closeGates(part, (name) => opened.push(name));

  openGates(part, areas, { page: { defer: 'touch' } }, new AbortController().signal);

  expect(opened).toEqual(['footer']);
});
