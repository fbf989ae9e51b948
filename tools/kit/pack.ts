// Packs the packages that a team in another repository needs into self-contained tarballs, with exact versions.
// `pnpm kit pack [folder]`, default .packages; `pnpm kit pack --registry URL` publishes them with the token in
// CLINIC_REGISTRY_TOKEN.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { kitFolders, packPackage } from './packPackage.ts';
import { publishKit } from './publishKit.ts';

const root = path.resolve(import.meta.dirname, '../..');
const { values, positionals } = parseArgs({
  options: { registry: { type: 'string' } },
  allowPositionals: true,
});
const target = path.resolve(positionals[0] ?? path.join(root, '.packages'));

mkdirSync(target, { recursive: true });
for (const folder of kitFolders) {
  const tarball = packPackage(root, folder, target);
  if (values.registry) await publishKit(tarball, values.registry);
  console.log(tarball);
}
