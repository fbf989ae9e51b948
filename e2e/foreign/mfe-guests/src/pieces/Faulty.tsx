import { foreign } from '@tesela/core/foreign';

import type { PieceFault } from './faults.ts';

type Props = { fault: PieceFault; taps: number };

/** A piece that spoils its HTML, and then fails in one way. */
export const Faulty = foreign<Props>({
  html: ({ fault }) => `<p>Se lee aunque falle: ${fault}.</p><a href="/faq">Preguntas</a>`,
  mount(element, { fault }) {
    if (fault === 'mount-never-ends') return new Promise(() => {});
    element.replaceChildren('a medias');
    if (fault === 'mount-throws') throw new Error('The piece cannot start.');
    if (fault === 'mount-rejects') return Promise.reject(new Error('The piece cannot start.'));
    return {
      update: () => {
        throw new Error('The piece cannot change.');
      },
      unmount: () => element.replaceChildren(),
    };
  },
});
