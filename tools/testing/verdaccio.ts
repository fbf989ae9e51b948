import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import getPort from 'get-port';
import { x } from 'tinyexec';

import { startProcess } from './process.ts';

/** Installs Verdaccio once per machine, outside of the workspace. */
async function installVerdaccio(): Promise<string> {
  const dir = path.join(os.tmpdir(), 'tesela-verdaccio-6.10.4');
  const bin = path.join(dir, 'node_modules/verdaccio/bin/verdaccio');
  if (existsSync(bin)) return bin;
  await mkdir(dir, { recursive: true });
  // One of its dependencies needs a dist-tag that not every registry has.
  const packageJson = {
    private: true,
    dependencies: { verdaccio: '6.10.4' },
    overrides: { 'node-fetch': '2.7.0' },
  };
  await writeFile(path.join(dir, 'package.json'), JSON.stringify(packageJson));
  await x('npm', ['install', '--no-audit', '--no-fund'], { nodeOptions: { cwd: dir }, throwOnError: true });
  return bin;
}

export type Verdaccio = {
  url: string;
  stop: () => Promise<void>;
};

/**
 * Starts an npm registry to which anybody may publish.
 * @param wanted port, if it is free
 */
export async function startVerdaccio(wanted?: number): Promise<Verdaccio> {
  const bin = await installVerdaccio();
  const dir = await mkdtemp(path.join(os.tmpdir(), 'tesela-registry-'));
  const config = path.join(dir, 'config.yaml');
  await writeFile(
    config,
    `storage: ${dir}/storage
auth: { htpasswd: { file: ${dir}/htpasswd } }
packages: { '**': { access: $all, publish: $all } }
max_body_size: 100mb
log: { type: stdout, format: pretty, level: error }
`,
  );
  const port = await getPort({ port: wanted });
  const url = `http://127.0.0.1:${port}/`;
  const server = startProcess(process.execPath, [bin, '--config', config, '--listen', String(port)]);
  const stop = async () => {
    await server.end('SIGKILL');
    await rm(dir, { recursive: true, force: true });
  };
  await server.waitUntilAnswering(`${url}-/ping`);
  return { url, stop };
}
