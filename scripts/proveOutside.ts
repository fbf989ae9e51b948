// Proves that a team needs nothing of this repository but the tarballs of the kit: mfe-spa, copied to a folder
// elsewhere, is installed by npm, checked, built, released and developed there. `pnpm prove kit [--registry]`, with a
// real npm registry instead of a folder; takes a minute or two.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { startVerdaccio } from '@clinic/testing/verdaccio';
import { exactVersions } from './pack/exactVersions.ts';
import { kitFolders, packPackage } from './pack/packPackage.ts';
import { proveDev } from './pack/proveDev.ts';

const root = path.resolve(import.meta.dirname, '..');
/** The composed site, whose shell the release must fit. */
const live = path.join(root, '.site');
if (!existsSync(path.join(live, 'live.json')))
  throw new Error('Compose the site first: pnpm build, pnpm compose.');
const elsewhere = mkdtempSync(path.join(os.tmpdir(), 'clinic-outside-'));
const team = path.join(elsewhere, 'spa');

function run(command: string, ...args: string[]): void {
  const { status } = spawnSync(command, args, { cwd: team, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed in ${team}.`);
}

type PackageJson = { dependencies: Record<string, string>; devDependencies: Record<string, string> };

cpSync(path.join(root, 'mfe-spa'), team, {
  recursive: true,
  filter: (file) => !/[/\\](?:node_modules|dist|\.tsc)(?:[/\\]|$)/.test(file.slice(root.length)),
});
const kit: Record<string, string> = {};
for (const folder of kitFolders) {
  kit[`@clinic/${folder}`] = `file:${await packPackage(root, folder, elsewhere)}`;
}
const packageJson = JSON.parse(readFileSync(path.join(team, 'package.json'), 'utf8')) as PackageJson;
const catalog = readFileSync(path.join(root, 'pnpm-workspace.yaml'), 'utf8');
const { dependencies, devDependencies } = packageJson;
writeFileSync(
  path.join(team, 'package.json'),
  JSON.stringify({
    ...packageJson,
    dependencies: { ...exactVersions({ ...dependencies, ...devDependencies }, catalog, '*'), ...kit },
    devDependencies: {},
    // The kit's own packages need each other, and no registry has them.
    overrides: kit,
  }),
);
writeFileSync(
  path.join(team, 'tsconfig.json'),
  JSON.stringify({
    extends: '@clinic/shared/tsconfig.json',
    compilerOptions: { types: ['@rsbuild/core/types', '@testing-library/jest-dom/vitest'] },
    include: ['src', 'rsbuild.config.ts'],
  }),
);

run('npm', 'install', '--no-audit', '--no-fund', '--loglevel=error');
run('npx', 'clinic', 'check');
run('npx', 'clinic', 'build');
const made = ['dist/web/remoteEntry.js', 'dist/node/remote.mjs', 'dist/node/data.mjs'];
const missing = made.filter((file) => !existsSync(path.join(team, file)));
if (missing.length > 0) throw new Error(`clinic build did not make ${missing.join(', ')}.`);
const settings = ['--settings', path.join(root, 'settings')];
const shop = process.argv.includes('--registry') ? await startVerdaccio() : undefined;
const place = shop ? ['--registry', shop.url] : ['--store', path.join(elsewhere, 'store')];
run('npx', 'clinic', 'release', '--version', '1.0.0', '--site', live, ...place, ...settings);
if (shop) {
  run('npm', 'view', '@clinic/mfe-spa@1.0.0', 'clinic.contract', '--registry', shop.url);
  await shop.stop();
}
await proveDev({
  team,
  // What is live, by its packages alone.
  words: ['--manifest', path.join(live, 'live.json'), '--store', path.join(live, 'packages'), ...settings],
});
console.log(
  'A folder with nothing but the tarballs checks, builds, releases and develops mfe-spa in the live site.',
);
if (!process.argv.includes('--keep')) rmSync(elsewhere, { recursive: true });
else console.log(elsewhere);
