import path from 'node:path';

import { expect, it } from 'vitest';

import { externalsBut, isForeign } from './ownReact.ts';

const foreign = path.resolve(import.meta.dirname, '../../../e2e/foreign');
const remote = path.join(foreign, 'mfe-guests');
const find = externalsBut(remote, { react: 'module react', 'react-dom': 'module react-dom' });

it('the host lends React to a remote, and to what it imports', async () => {
  for (const context of [path.join(remote, 'src/pages'), path.resolve(import.meta.dirname, '../../host/src')])
    expect(await find({ context, request: 'react' })).toBe('module react');
});

it('a package with another major version keeps its own', async () => {
  const context = path.join(foreign, 'old-cards/src');

  for (const request of ['react', 'react-dom', 'react-dom/server', './OldCards.tsx'])
    expect(await find({ context, request })).toBeUndefined();
});

it.each([
  [true, 'mfe-guests/src/preact/Cards.tsx'],
  [true, 'old-cards/src/OldCards.tsx'],
  [false, 'mfe-guests/src/pages/GuestsPage.tsx'],
  [false, 'mfe-guests/src/not-there.tsx'],
])('an edit goes on to whoever mounts the piece (%s): %s', (goesOn, file) => {
  expect(isForeign(remote)(path.join(foreign, file))).toBe(goesOn);
});
