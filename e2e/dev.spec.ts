import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';

import { root } from './support/site.ts';
import { expect, test } from './support/test.ts';

// The development servers have fixed ports: one at a time.
test.describe.configure({ mode: 'serial' });

const home = 'http://localhost:3000';

/** Starts `pnpm dev <remotes>` and waits until it says that the site can be opened. */
async function startDev(...remotes: string[]): Promise<ChildProcess> {
  const dev = spawn(process.execPath, ['scripts/dev.ts', ...remotes], { cwd: root });
  let said = '';
  await new Promise<void>((resolve, reject) => {
    dev.stdout.on('data', (chunk) => {
      said += String(chunk);
      if (said.includes(`Open ${home}`)) resolve();
    });
    dev.once('exit', () => reject(new Error(`pnpm dev ended: ${said}`)));
  });
  return dev;
}

const runDev = (...remotes: string[]) =>
  spawnSync(process.execPath, ['scripts/dev.ts', ...remotes], {
    cwd: root,
    encoding: 'utf8',
    timeout: 40_000,
  });

test('developer of one remote starts the site, chats with the mock and sees a change at once', async ({
  page,
}) => {
  const dev = await startDev('shop');
  const file = path.join(root, 'mfe-shop/src/content/es/shop.ts');
  const source = readFileSync(file, 'utf8');
  try {
    await page.goto(`${home}/tienda`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cuidado para continuar en casa');
    await page.getByRole('button', { name: 'Abrir el asistente virtual' }).click();
    await page.getByRole('textbox', { name: 'Su mensaje' }).fill('¿Puedo pagar con tarjeta?');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('log')).toContainText('Recibimos tarjetas de crédito');

    writeFileSync(file, source.replace('Cuidado para continuar en casa', 'Un título nuevo'));

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Un título nuevo', { timeout: 15_000 });
  } finally {
    writeFileSync(file, source);
    await page.close();
    dev.kill('SIGTERM');
    await once(dev, 'exit');
  }
});

test('a wrong remote name is answered with the right ones', () => {
  const { status, stderr } = runDev('tienda');

  expect(status).toBe(1);
  expect(stderr).toContain(
    'There is no remote "tienda". Choose among: marketing, services, spa, shop, assistant.',
  );
});

test('a missing build is answered with what to run', () => {
  const dist = path.join(root, 'mfe-marketing/dist');
  renameSync(dist, `${dist}.away`);
  try {
    const { status, stderr } = runDev('shop');

    expect(status).toBe(1);
    expect(stderr).toContain('mfe-marketing is not built. Run "pnpm build" once');
  } finally {
    renameSync(`${dist}.away`, dist);
  }
});

test('a taken port is answered with whose it is', async () => {
  const squatter = createServer().listen(3104);
  await once(squatter, 'listening');
  try {
    const { status, stderr } = runDev('shop');

    expect(status).toBe(1);
    expect(stderr).toContain('Port 3104, which mfe-shop needs, is taken.');
  } finally {
    squatter.close();
  }
});
