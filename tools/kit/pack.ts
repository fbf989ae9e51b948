// Packs the packages that a team in another repository needs into self-contained tarballs, with exact versions.
// `pnpm kit pack [folder]`, default .packages; `--registry URL` publishes them with the token in TESELA_REGISTRY_TOKEN.
import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { packPackage } from './packPackage.ts';

/** The platform, in its order, then what of this site its teams elsewhere use. */
const kit = [
  'platform/core',
  'platform/content',
  'platform/build',
  'platform/host',
  'platform/compose',
  'platform/gateway',
  'platform/editor',
  'platform/cli',
  'shared',
  'mocks',
  'services/chat',
  'services/assessments',
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
