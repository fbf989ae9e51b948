import path from 'node:path';

import { startProcess } from '@tesela/testing/process';
import { x } from 'tinyexec';
import { describe, expect, it } from 'vitest';

import { openCommandLine, program, sweets } from './testing/commandLine.ts';

describe('two programs at once', () => {
  const lock = path.resolve(import.meta.dirname, '../../compose/src/site/live/deploy.ts');

  /** A program that works on the site until it is told to end. */
  const hold = (dir: string, action: string) =>
    startProcess(process.execPath, [
      '--input-type=module',
      '--eval',
      `import { withLock } from ${JSON.stringify(lock)};
      await withLock(${JSON.stringify(dir)}, { action: ${JSON.stringify(action)} }, () => {
        console.log('held');
        const alive = setInterval(() => {}, 1000);
        return new Promise((resolve) => process.once('SIGTERM', resolve)).then(() => clearInterval(alive));
      });`,
    ]);

  it('one that must not wait is refused; one that may waits; nothing is lost', async () => {
    const line = await openCommandLine();
    await line.goLive();
    await line.world.releaseRemote('1.1.0', sweets('segunda'));
    const holder = hold(line.world.site.dir, 'promote stall@2.0.0');
    await holder.waitForLine(/held/);

    const words = [program, 'promote', 'sweets@1.1.0', ...line.place()];
    const refused = await x(process.execPath, [...words, '--no-wait']);
    expect(refused).toMatchObject({ exitCode: 1, stdout: '' });
    expect(refused.stderr).toMatch(
      /is being changed by "promote stall@2\.0\.0" \(process \d+, since .*\)\. Try again when it is done\./,
    );

    const waiting = startProcess(process.execPath, words);
    await waiting.waitForLine(/Waiting for "promote stall@2\.0\.0"/);
    expect(await line.heading()).toBe('Hola primera');
    await holder.end();
    await waiting.waitForLine(/mfe-sweets .* → 1\.1\.0/);
    expect(await line.heading()).toBe('Hola segunda');
  });

  it('whoever is killed keeps nobody waiting', async () => {
    const line = await openCommandLine();
    await line.goLive();
    const holder = hold(line.world.site.dir, 'promote');
    await holder.waitForLine(/held/);
    await holder.end('SIGKILL');

    expect((await line.onSite('promote', '--no-wait')).code).toBe(0);
  });
});
