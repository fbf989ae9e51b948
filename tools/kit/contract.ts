// Writes the snapshot of the types that shell and remotes share at run time, one file per version of the contract.
// `pnpm kit contract` writes the snapshot of a new version; `--unreleased` overwrites it, which is right only until a
// remote was released with it.

import { existsSync, writeFileSync } from 'node:fs';

import { CONTRACT_VERSION } from '@clinic/shared/contract';

import { describeContract, snapshotFile } from './describeContract.ts';

const file = snapshotFile(CONTRACT_VERSION);
if (existsSync(file) && !process.argv.includes('--unreleased')) {
  console.error(
    `Contract ${CONTRACT_VERSION} has a snapshot. Raise CONTRACT_VERSION in shared/src/contract/contract.ts; only while nothing was released with ${CONTRACT_VERSION}, "pnpm kit contract --unreleased" writes it again.`,
  );
  process.exitCode = 1;
} else {
  writeFileSync(file, describeContract());
  console.log(`Wrote the types of contract ${CONTRACT_VERSION}.`);
}
