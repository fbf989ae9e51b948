import type { Remote, RemoteData, RemoteName } from '@tesela/core/contract';
import { defineRemote, page, redirect, slot } from '@tesela/core/defineRemote';
import type { RemoteLinks } from '@tesela/core/frame';
import { expect, it } from 'vitest';

import { makeFrame } from './frame.ts';

const empty = () => Promise.reject(new Error('No page is loaded here.'));
const pageAt = (path: string) => page(path, empty);

const events = defineRemote({
  name: 'mfe_events',
  routes: [pageAt('/eventos'), pageAt('/eventos/:id'), redirect('/ferias', '/eventos')],
});
const library = defineRemote({ name: 'mfe_library', routes: [pageAt('/biblioteca')] });

function frameOf(parts: [Remote, RemoteLinks][], lang: 'es' | 'en' = 'es') {
  const english: RemoteLinks = { menu: [{ order: 1, to: '/eventos', label: 'Events' }] };
  return makeFrame(
    {
      remotes: new Map(parts.map(([remote]) => [remote.name, remote])),
      data: new Map(
        parts.map(([{ name }, es]): [RemoteName, RemoteData] => [name, { links: { es, en: english } }]),
      ),
    },
    lang,
  );
}

it('links of all remotes stand in the order that they ask for, in the language of the page', () => {
  const parts: [Remote, RemoteLinks][] = [
    [events, { menu: [{ order: 50, to: '/eventos', label: 'Eventos' }] }],
    [library, { menu: [{ order: 20, to: '/biblioteca', label: 'Biblioteca' }] }],
  ];

  expect(frameOf(parts).menu).toEqual([
    { to: '/biblioteca', label: 'Biblioteca' },
    { to: '/eventos', label: 'Eventos' },
  ]);
  expect(frameOf(parts.slice(0, 1), 'en').menu).toEqual([{ to: '/eventos', label: 'Events' }]);
});

it.each(['/ferias', '/eventos/feria', '/eventos?mes=mayo#lista'] as const)('a link may lead to %s', (to) => {
  const { menu } = frameOf([[events, { menu: [{ order: 1, to, label: 'Ferias' }] }]]);

  expect(menu).toHaveLength(1);
});

it.each<[string, RemoteLinks]>([
  ['of the menu', { menu: [{ order: 1, to: '/evento', label: 'Eventos' }] }],
  [
    'below one of the menu',
    { menu: [{ order: 1, to: '/eventos', label: 'Eventos', below: [{ to: '/evento', label: 'Uno' }] }] },
  ],
  ['of the footer', { footer: [{ order: 1, heading: 'Eventos', links: [{ to: '/evento', label: 'Uno' }] }] }],
  ['of the law', { legal: [{ to: '/evento', label: 'Uno' }] }],
])('a link %s that leads nowhere is refused with the name of its remote', (_where, links) => {
  expect(() => frameOf([[events, links]])).toThrow(
    'mfe-events links /evento in the menu or the footer, but has no page there.',
  );
});

it('a widget stands where it says, other slots where a page shows them', () => {
  const tickets: Remote = {
    ...events,
    slots: { tickets: slot(empty, { widget: { order: 5, under: ['/eventos'] } }), agenda: slot(empty) },
  };

  expect(frameOf([[tickets, {}]]).widgets).toEqual([{ slot: 'tickets', under: ['/eventos'] }]);
});
