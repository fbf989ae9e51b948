import path from 'node:path';

import { folderStore } from '@tesela/compose/folderStore';
import { readLiveManifest } from '@tesela/compose/manifest';
import { registryStore } from '@tesela/compose/registryStore';
import { startGateway } from '@tesela/testing/gateway';
import { root, siteDir } from '@tesela/testing/site';
import { startVerdaccio } from '@tesela/testing/verdaccio';
import getPort from 'get-port';
import { x } from 'tinyexec';
import { onTestFinished } from 'vitest';

/** Runs a program to its end. @returns what it said @throws Error with that when it fails */
export async function run(cwd: string, command: string, ...args: string[]): Promise<string> {
  const began = performance.now();
  const { exitCode, stdout, stderr } = await x(command, args, {
    // What runs the tests says `test`; a pipeline's machine says nothing, and builds what visitors get.
    nodeOptions: { cwd, env: { NODE_ENV: undefined } },
  });
  console.log(
    `${((performance.now() - began) / 1000).toFixed(1).padStart(6)} s  ${command} ${args.join(' ')}`,
  );
  if (exitCode !== 0) throw new Error(`It failed in ${cwd}:\n${stdout}\n${stderr}`);
  return stdout + stderr;
}

/**
 * The composed site as it stands somewhere: its releases and the kit in an npm registry, its live.json at an address.
 * @param dir an empty folder
 */
export async function startLiveSite(dir: string) {
  const live = await readLiveManifest(siteDir);
  if (!live) throw new Error('Compose the site first: pnpm build, pnpm compose.');
  const registry = await startVerdaccio();
  onTestFinished(registry.stop, 20_000);
  const from = folderStore(path.join(siteDir, 'packages'));
  const to = registryStore(registry.url, path.join(dir, 'npm'));
  for (const pin of [live.shell, ...Object.values(live.remotes)]) {
    const { release } = await from.find(pin.package, pin.version);
    await to.publish({ tarball: await from.fetch(pin), integrity: pin.integrity, release });
  }
  const site = path.join(dir, 'site');
  const tesela = (...words: string[]) =>
    run(
      root,
      process.execPath,
      'platform/cli/src/tesela.ts',
      ...words,
      '--site',
      site,
      '--registry',
      registry.url,
    );
  await tesela('compose', '--manifest', path.join(siteDir, 'live.json'));
  const metricsPort = await getPort();
  const gateway = await startGateway({
    METRICS_PORT: String(metricsPort),
    SITE_DIR: site,
    PUBLISH_MANIFEST: 'on',
    LOG_LEVEL: 'warn',
    MEASURED_SHARE: '100',
    MAX_EVENT_LOOP_DELAY: '0',
  });
  onTestFinished(async () => void (await gateway.end()), 20_000);
  return {
    registry: registry.url,
    site,
    tesela,
    url: gateway.url,
    manifest: `${gateway.url}/live.json`,
    metrics: `http://127.0.0.1:${metricsPort}/metrics`,
    lines: gateway.lines,
  };
}
