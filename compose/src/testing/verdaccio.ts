import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import getPort from 'get-port';

/** Installed once a machine: it is a registry, not a part of the product. */
async function installVerdaccio(): Promise<string> {
  const dir = path.join(os.tmpdir(), 'clinic-verdaccio-6.10.4');
  const bin = path.join(dir, 'node_modules/verdaccio/bin/verdaccio');
  if (existsSync(bin)) return bin;
  await mkdir(dir, { recursive: true });
  // One of its dependencies asks for a tag that not every registry has.
  const manifest = {
    private: true,
    dependencies: { verdaccio: '6.10.4' },
    overrides: { 'node-fetch': '2.7.0' },
  };
  await writeFile(path.join(dir, 'package.json'), JSON.stringify(manifest));
  execFileSync('npm', ['install', '--no-audit', '--no-fund'], { cwd: dir, stdio: 'ignore' });
  return bin;
}

export type Verdaccio = {
  /** Its address. */
  url: string;
  stop: () => Promise<void>;
};

/** Starts a real npm registry that anybody may publish to. */
export async function startVerdaccio(): Promise<Verdaccio> {
  const bin = await installVerdaccio();
  const dir = await mkdtemp(path.join(os.tmpdir(), 'clinic-registry-'));
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
  const port = await getPort();
  const url = `http://127.0.0.1:${port}/`;
  const server = spawn(process.execPath, [bin, '--config', config, '--listen', String(port)], {
    stdio: 'ignore',
  });
  const stop = async () => {
    server.kill('SIGKILL');
    await once(server, 'exit');
    await rm(dir, { recursive: true, force: true });
  };
  const isUp = () =>
    fetch(`${url}-/ping`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isUp())) {
    if (server.exitCode !== null) throw new Error(`Verdaccio ended with ${server.exitCode}.`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { url, stop };
}
