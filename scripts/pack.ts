// Packs what a team in another repository needs into self-contained tarballs: JavaScript, types, CSS and the preset,
// with exact versions. `pnpm kit pack [folder]`, default .packages
import { mkdirSync } from 'node:fs';
import path from 'node:path';

import { kitFolders, packPackage } from './pack/packPackage.ts';

const root = path.resolve(import.meta.dirname, '..');
const target = path.resolve(process.argv[2] ?? path.join(root, '.packages'));

mkdirSync(target, { recursive: true });
for (const folder of kitFolders) {
  console.log(await packPackage(root, folder, target));
}
