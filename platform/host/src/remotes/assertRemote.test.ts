import { CONTRACT_VERSION } from '@tesela/core/contract';
import { defineRemote } from '@tesela/core/defineRemote';
import { expect, it } from 'vitest';

import { assertRemote } from './assertRemote.ts';

const remoteOf = (contract: number) => ({ ...defineRemote({ name: 'mfe_events', routes: [] }), contract });

it.each([
  ['the version of the shell', CONTRACT_VERSION],
  ['the version before', CONTRACT_VERSION - 1],
])('a remote built for %s is taken', (_what, contract) => {
  expect(() => assertRemote(remoteOf(contract), 'mfe_events')).not.toThrow();
});

it.each([
  ['an older version', CONTRACT_VERSION - 2, 'Build it again with @tesela/core of contract'],
  ['a version to come', CONTRACT_VERSION + 1, 'Promote a shell of contract'],
])('a remote built for %s is refused with what to do', (_what, contract, remedy) => {
  expect(() => assertRemote(remoteOf(contract), 'mfe_events')).toThrow(
    new RegExp(`"mfe_events" was built for contract ${contract}; the shell takes .*\\. ${remedy}`),
  );
});

it('what is no remote is told from one', () => {
  expect(() => assertRemote({ routes: 'none' }, 'mfe_events')).toThrow('"mfe_events" exposes no remote');
});
