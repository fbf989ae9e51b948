import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { startProcess } from '@tesela/testing/process';
import { root, siteDir } from '@tesela/testing/site';
import { expect, it, onTestFinished } from 'vitest';

import { run } from './liveSite.ts';

it('what the script of the images installs serves a site, answers messages, and says what is live', async () => {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'tesela-images-'));
  onTestFinished(() => rm(dir, { recursive: true }));
  const kit = path.join(dir, 'kit');
  await run(root, process.execPath, 'tools/kit/pack.ts', kit);
  const containerfile = await readFile(path.join(root, 'platform/deploy/Containerfile'), 'utf8');
  /** Installs what the image does. @returns the very file that it starts */
  const install = async (name: string, ...services: string[]) => {
    await run(root, 'sh', 'platform/deploy/install.sh', kit, path.join(dir, name), name, ...services);
    const [, file = ''] = new RegExp(`"/app/(node_modules/@tesela/${name}/[^"]+)"`).exec(containerfile) ?? [];
    return path.join(dir, name, file);
  };
  const { tesela } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')) as {
    tesela: { services: string[] };
  };
  const [gateway, program] = [await install('gateway', ...tesela.services), await install('cli')];

  const env = {
    SITE_DIR: siteDir,
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'warn',
    MAX_EVENT_LOOP_DELAY: '0',
  };
  const server = startProcess(process.execPath, [gateway], { env, cwd: path.join(dir, 'gateway') });
  const [, url = ''] = await server.waitForLine(/The site is at (http:\S+)\/$/);
  const statusOf = async (address: string) => (await fetch(url + address)).status;
  const answers = await Promise.all(['/', '/en/faq', '/nowhere', '/readyz'].map(statusOf));
  const chat = await fetch(`${url}/api/chat`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ message: '¿Cuál es el horario?' }),
  });
  await server.end();

  expect([...answers, chat.status]).toEqual([200, 200, 404, 200, 200]);
  expect(await run(dir, process.execPath, program, 'status', '--site', siteDir)).toContain('@clinic/shell');
});
