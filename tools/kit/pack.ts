// Packs the packages that a team in another repository needs into self-contained tarballs, with exact versions.
// `pnpm kit pack [folder]`, default .packages; `--registry URL` publishes them with the token in TESELA_REGISTRY_TOKEN.
import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { packPackage } from './packPackage.ts';

const kit = [
  'shared',
  'mocks',
  'platform/content',
  'platform/build',
  'platform/compose',
  'platform/gateway',
  'services/chat',
  'services/assessments',
  'platform/editor',
  'platform/cli',
];

const root = path.resolve(import.meta.dirname, '../..');
const { values, positionals } = parseArgs({
  options: { registry: { type: 'string' } },
  allowPositionals: true,
});
const target = path.resolve(positionals[0] ?? path.join(root, '.packages'));
const url = values.registry?.replace(/\/?$/, '/');

mkdirSync(target, { recursive: true });
for (const folder of kit) {
  const tarball = packPackage(root, folder, target);
  // npm requires a token even for registries without authentication.
  const token = `--${url?.replace(/^https?:/, '')}:_authToken=${process.env.TESELA_REGISTRY_TOKEN ?? 'none'}`;
  if (url) execFileSync('npm', ['publish', tarball, '--registry', url, token], { stdio: 'inherit' });
  console.log(tarball);
}
