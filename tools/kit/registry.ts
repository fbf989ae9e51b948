// Starts a registry of npm on this machine with the kit in it, to try a repository of one's own: `pnpm kit registry`.

import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { startVerdaccio } from '@clinic/testing/verdaccio';

import { kitFolders, packPackage } from './packPackage.ts';
import { publishKit } from './publishKit.ts';

const root = path.resolve(import.meta.dirname, '../..');

console.log('Starting a registry …');
const { url, stop } = await startVerdaccio(4873);
const packed = await mkdtemp(path.join(os.tmpdir(), 'clinic-kit-'));
try {
  for (const folder of kitFolders) {
    await publishKit(packPackage(root, folder, packed), url);
    console.log(`  ${folder}`);
  }
} finally {
  await rm(packed, { recursive: true });
}
console.log(`
The kit is in ${url} until this command ends. In another terminal, in any folder:

  npx --yes --@clinic:registry=${url} @clinic/cli new events --standalone --path /eventos --kit ${url}
`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void stop().then(() => process.exit(0)));
}
