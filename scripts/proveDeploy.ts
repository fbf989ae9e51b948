// Proves what the images do, in plain folders: `deploy/install.sh` and what they then start, as another user where this is
// root, with a site that may only be read. `pnpm prove deploy`; needs the composed site.
import { startProcess } from '@clinic/testing/process';
import { chmodSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { x } from 'tinyexec';

import { kitFolders, packPackage } from './pack/packPackage.ts';

const root = path.resolve(import.meta.dirname, '..');
const dir = mkdtempSync(path.join(os.tmpdir(), 'clinic-deploy-'));
const containerfile = readFileSync(path.join(root, 'deploy/Containerfile'), 'utf8');
// The very file that the image starts.
const [, entry = ''] = /"(\/app\/node_modules\/@clinic\/gateway\/[^"]+)"/.exec(containerfile) ?? [];
const [, program = ''] = /"(\/app\/node_modules\/@clinic\/cli\/[^"]+)"/.exec(containerfile) ?? [];
const inFolder = (name: string, file: string) => path.join(dir, name, file.replace('/app/', ''));

try {
  for (const folder of kitFolders) await packPackage(root, folder, path.join(dir));
  for (const [name, folder, ...services] of [
    ['gateway', 'gateway', 'assistant-service', 'assessments'],
    ['cli', 'cli'],
  ] as const) {
    await x(path.join(root, 'deploy/install.sh'), [dir, path.join(dir, folder), name, ...services], {
      throwOnError: true,
    });
  }
  const site = path.join(dir, 'site');
  cpSync(path.join(root, '.site'), site, { recursive: true, verbatimSymlinks: true });
  chmodSync(dir, 0o755);
  await x('chmod', ['-R', 'a+rX,a-w', site], { throwOnError: true });

  const env = {
    SITE_DIR: site,
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'warn',
    MAX_EVENT_LOOP_DELAY: '0',
    NODE_ENV: 'production',
  };
  const asNobody = process.getuid?.() === 0 && existsSync('/usr/sbin/runuser');
  const server = asNobody
    ? startProcess(
        '/usr/sbin/runuser',
        ['-u', 'nobody', '--', process.execPath, inFolder('gateway', entry)],
        { env, cwd: path.join(dir, 'gateway') },
      )
    : startProcess(process.execPath, [inFolder('gateway', entry)], { env, cwd: path.join(dir, 'gateway') });
  const [, url = ''] = await server.says(/The site is at (http:\S+)\/$/);
  const answers = await Promise.all(
    ['/', '/en/faq', '/nowhere', '/readyz'].map(async (address) => (await fetch(url + address)).status),
  );
  const chat = await fetch(`${url}/api/chat`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ message: '¿Cuál es el horario?' }),
  });
  await server.end();
  if (answers.join() !== '200,200,404,200' || chat.status !== 200)
    throw new Error(`The gateway answered ${answers.join()} and ${chat.status} for a message.`);
  const status = await x(process.execPath, [inFolder('cli', program), 'status', '--site', site], {
    throwOnError: true,
  });
  if (!status.stdout.includes('@clinic/shell')) throw new Error('clinic status says nothing.');
  console.log(`Both folders work${asNobody ? ' as another user' : ''}, with a site that may only be read.`);
} finally {
  await x('chmod', ['-R', 'u+w', dir]);
  rmSync(dir, { recursive: true });
}
