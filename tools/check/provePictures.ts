// Compares screenshots of every page and every state of the gallery, and the composed files, with those of a commit:
// `pnpm prove pictures [--from main] [--only /about]`. Build and compose the worktree first. The commit is built once.
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdtempSync, readFileSync, renameSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { comparePictures, takePictures } from '@clinic/cli/pictures';
import { startProcess } from '@clinic/testing/process';
import { root } from '@clinic/testing/site';
import getPort from 'get-port';
import { x } from 'tinyexec';

const { values } = parseArgs({
  options: { from: { type: 'string', default: 'main' }, only: { type: 'string', default: '/' } },
});

async function run(cwd: string, command: string, ...args: string[]): Promise<string> {
  console.log(`${command} ${args.join(' ')}`);
  const { stdout } = await x(command, args, { nodeOptions: { cwd }, throwOnError: true });
  return stdout.trim();
}

const hashOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16);

/** URLs of the composed site, and lists of its routes and of its files with their hashes. */
function listSite(tree: string) {
  const site = path.join(tree, '.site');
  const list = (pattern: string) =>
    globSync(pattern, { cwd: site })
      .filter((file) => statSync(path.join(site, file)).isFile())
      .toSorted();
  const files = list('{live,releases,data,pictures}/**/*.*').filter((file) => !/\.(?:br|gz)$/.test(file));
  const urls = list('live/**/index.html').map((file) => path.posix.dirname(file).slice('live'.length) || '/');
  return {
    urls: [...urls, '/404'],
    texts: {
      'routes.txt': urls.join('\n'),
      'files.txt': files.map((file) => `${hashOf(path.join(site, file))} ${file}`).join('\n'),
    },
  };
}

/** Serves the site and the gallery of a worktree while `take` runs. */
async function whileServed<T>(
  tree: string,
  take: (job: Parameters<typeof takePictures>[0]) => Promise<T>,
  pictures: string,
) {
  const [port, galleryPort] = [await getPort(), await getPort()];
  const start = (script: string, env: Record<string, string>) =>
    startProcess('pnpm', ['run', script], { cwd: tree, env });
  const site = start('serve', { PORT: String(port), MAX_EVENT_LOOP_DELAY: '0', MEASURED_SHARE: '0' });
  const gallery = start('gallery', { PORT: String(galleryPort) });
  const origins = { origin: `http://localhost:${port}`, gallery: `http://localhost:${galleryPort}` };
  try {
    await Promise.all([site.waitUntilAnswering(origins.origin), gallery.waitUntilAnswering(origins.gallery)]);
    return await take({ ...origins, ...listSite(tree), widths: [390, 1440], pictures });
  } finally {
    await Promise.all([site.end(), gallery.end()]);
  }
}

/** @returns folder of the commit's screenshots, which are taken on this machine because fonts differ between machines */
async function baselineOf(commit: string): Promise<string> {
  const kept = path.join(root, 'node_modules/.cache/pictures', commit);
  if (existsSync(kept)) return kept;
  // Outside of node_modules, because Node does not run TypeScript there.
  const tree = mkdtempSync(path.join(os.tmpdir(), 'clinic-before-'));
  await run(root, 'git', 'worktree', 'add', '--detach', tree, commit);
  try {
    await run(tree, 'pnpm', 'install', '--frozen-lockfile', '--config.minimumReleaseAge=0');
    for (const script of ['build', 'compose']) await run(tree, 'pnpm', 'run', script);
    await whileServed(tree, takePictures, `${kept}-taking`);
  } finally {
    await run(root, 'git', 'worktree', 'remove', '--force', tree);
  }
  renameSync(`${kept}-taking`, kept);
  return kept;
}

const commit = await run(root, 'git', 'rev-parse', `${values.from}^{commit}`);
const pictures = await baselineOf(commit);
const report = path.join(root, '.reports/pictures');
const isAll = values.only === '/';
const differing = await whileServed(
  root,
  ({ urls, gallery, ...job }) =>
    comparePictures({
      ...job,
      urls: urls.filter((url) => url.startsWith(values.only)),
      ...(isAll && { gallery }),
      report,
    }),
  pictures,
);
for (const [what, widths] of differing) console.log(`${what} differs at ${widths.join(' and ')} px`);
if (differing.size > 0) process.exitCode = 1;
console.log(`${differing.size} differ from ${commit.slice(0, 8)}: ${report}/index.html`);
