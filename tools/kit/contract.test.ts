import { existsSync, readFileSync } from 'node:fs';

import { CONTRACT_VERSION } from '@tesela/core/contract';
import { expect, it } from 'vitest';

import { describeContract, snapshotFile } from './describeContract.ts';

it('types that cross the network change with a new CONTRACT_VERSION only', () => {
  const file = snapshotFile(CONTRACT_VERSION);
  const snapshot = existsSync(file) ? readFileSync(file, 'utf8') : 'none: run "pnpm kit contract"';
  const withLf = (text: string) => text.replaceAll('\r\n', '\n');

  expect(
    withLf(describeContract()),
    'Raise CONTRACT_VERSION in platform/core/src/contract/contract.ts and run "pnpm kit contract".',
  ).toBe(withLf(snapshot));
});
