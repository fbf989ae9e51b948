// `pnpm kit contract` writes the snapshot of a new version of the contract; `--unreleased` overwrites it, which is right only
// until a remote was released with it.
import { existsSync, writeFileSync } from 'node:fs';

import { CONTRACT_VERSION } from '@tesela/core/contract';

import { describeContract, snapshotFile } from './describeContract.ts';

const file = snapshotFile(CONTRACT_VERSION);
if (existsSync(file) && !process.argv.includes('--unreleased'))
  throw new Error(
    `Contract ${CONTRACT_VERSION} has a snapshot: raise it in platform/core/src/contract/contract.ts.`,
  );
writeFileSync(file, describeContract());
