import type { Remote, RemoteSlot as LentSlot } from '@tesela/core/contract';
import type { LiveRemotes } from '@tesela/core/liveRemotes';
import { renderWithProviders } from '@tesela/core/testing';
import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { createFailureReporter } from '#errors/reportFailures.ts';

import { RemoteSlot } from './RemoteSlot.tsx';
import { createResources } from './resources.ts';
import { ResourcesProvider } from './ResourcesContext.ts';

const Cards = ({ content, products }: { content: string; products?: readonly string[] }) => (
  <p>{[content, ...(products ?? [])].join(' ')}</p>
);

const live: LiveRemotes = {
  mfe_stall: { version: '2.1.0', entry: '/e.js', pages: [], redirects: [], slots: ['product-cards'] },
};
const source = { get: () => live, refresh: async () => {} };

/** The shell with a stall whose slot takes what is said, and what a page shows of it. */
function siteWith(props: LentSlot['props'], shown: object, isBrowser = true) {
  const cards = {
    ...(props && { props }),
    hydration: { defer: 'idle' } as const,
    chunks: () => [],
    hasData: false,
    load: async () => <Cards content="Tarjetas" />,
  };
  const stall: Remote = { contract: 4, name: 'mfe_stall', routes: [], slots: { 'product-cards': cards } };
  const host = { load: async () => stall, readDocument: async () => null };
  const recovery = {
    ...createFailureReporter(source),
    forgetRemote: vi.fn(),
  };
  return (
    <ResourcesProvider value={createResources(host, source, isBrowser ? recovery : undefined)}>
      <RemoteSlot name="product-cards" {...shown} />
    </ResourcesProvider>
  );
}

it.each([
  ['a release of today', { products: 'string[]' } as const],
  ['a release from before slots had props', undefined],
])('a piece of %s is given what the page passes', async (_which, takes) => {
  const said = vi.spyOn(console, 'error');

  await act(async () => renderWithProviders(siteWith(takes, { products: ['a', 'b'] })));

  expect(screen.getByText('Tarjetas a b')).toBeInTheDocument();
  expect(said).not.toHaveBeenCalled();
});
