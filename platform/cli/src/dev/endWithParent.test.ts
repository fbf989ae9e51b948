import path from 'node:path';

import { startProcess } from '@tesela/testing/process';
import { expect, it, vi } from 'vitest';

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

it('a server ends with the package manager that started it, though a shell is in between', async () => {
  const program = `import(${JSON.stringify(path.join(import.meta.dirname, 'endWithParent.ts'))}).then((module) => {
    module.endWithParent();
    setInterval(() => {}, 1000);
    console.log('pid ' + process.pid);
  })`;
  const manager = `const child = require('node:child_process').spawn('sh', ['-c', \`"\${process.execPath}" -e "\${process.env.PROGRAM}"; :\`], { stdio: 'inherit' });
  child.on('exit', () => {});`;
  const started = startProcess(process.execPath, ['-e', manager], {
    env: { PROGRAM: program.replaceAll('"', '\\"') },
  });
  const [, pid] = await started.waitForLine(/pid (\d+)/);

  await started.end('SIGKILL');

  await vi.waitFor(() => expect(isRunning(Number(pid))).toBe(false), { timeout: 10_000 });
  await vi.waitFor(() => expect(started.lines.join()).toContain('Whoever started this has ended'));
});

it('a server ends with the npx that started a package manager for it', async () => {
  const program = `import(${JSON.stringify(path.join(import.meta.dirname, 'endWithParent.ts'))}).then((module) => {
    module.endWithParent();
    setInterval(() => {}, 1000);
    console.log('pid ' + process.pid);
  });`;
  const inner = `"$NODE" -e "$PROGRAM"; :`;
  const started = startProcess('npx', ['--yes', '--offline', '-c', `sh -c '${inner}'; :`], {
    env: { PROGRAM: program, NODE: process.execPath },
  });
  const [, pid] = await started.waitForLine(/pid (\d+)/);

  await started.end('SIGKILL');

  await vi.waitFor(() => expect(isRunning(Number(pid))).toBe(false), { timeout: 10_000 });
});
