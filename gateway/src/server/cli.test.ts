import { spawn, type ChildProcessWithoutNullStreams as Child } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { describe, expect, it, onTestFinished, vi } from 'vitest';

import { makeSite } from '#server/testing/fixtureSite.ts';

// Each test starts a process of its own, which takes long on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const cli = path.join(import.meta.dirname, 'cli.ts');

type Output = { stdout: string; stderr: string };

function run(env: Record<string, string>): { child: Child; output: Output } {
  const child = spawn(process.execPath, [cli], { env: { PATH: process.env.PATH, ...env } });
  const output: Output = { stdout: '', stderr: '' };
  child.stdout.on('data', (data) => (output.stdout += data));
  child.stderr.on('data', (data) => (output.stderr += data));
  onTestFinished(() => void child.kill('SIGKILL'));
  return { child, output };
}

/** Waits until what a stream has given so far matches. */
async function until(stream: Readable, read: () => string, wanted: RegExp): Promise<string> {
  while (!wanted.test(read())) {
    await once(stream, 'data');
  }
  return read();
}

async function start(env: Record<string, string> = {}) {
  const { child, output } = run({
    PORT: '0',
    HOST: '127.0.0.1',
    SHUTDOWN_GRACE: '0',
    SITE_DIR: await makeSite(),
    ...env,
  });
  const said = await until(child.stdout, () => output.stdout, /http:\/\/127\.0\.0\.1:\d+\//);
  const url = /http:\/\/[\d.:]+\//.exec(said)?.[0] ?? '';
  return { child, output, url, port: Number(new URL(url).port) };
}

const exitCode = async (child: Child): Promise<number | null> =>
  child.exitCode ?? (await once(child, 'exit'))[0];

describe('pnpm serve', () => {
  it('prints where the site is, and serves it there', async () => {
    const { url } = await start();

    const response = await fetch(`${url}faq`);

    expect(response.status).toBe(200);
    expect(await response.text()).toContain('Preguntas');
  });

  it.each(['SIGTERM', 'SIGINT'] as const)('%s ends it with code 0', async (signal) => {
    const { child, url } = await start();
    // Leaves an idle connection open, as browsers do.
    await (await fetch(url)).text();

    child.kill(signal);

    expect(await exitCode(child)).toBe(0);
  });

  it('answers the message that is under way before it ends', async () => {
    const { child, output, port } = await start();
    const body = JSON.stringify({ message: '¿Dónde quedan?' });
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.on('data', (data) => (answer += data));
    socket.write(
      `POST /api/chat HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nExpect: 100-continue\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n`,
    );
    await until(socket, () => answer, /100 Continue/);

    child.kill('SIGTERM');
    await until(child.stdout, () => output.stdout, /closing/);
    socket.write(body);

    await until(socket, () => answer, /"response":/);
    expect(answer).toContain('200 OK');
    expect(await exitCode(child)).toBe(0);
  });
});

describe('what stops it is said in one sentence, with exit code 1', () => {
  it('no composed site', async () => {
    const { child, output } = run({ SITE_DIR: '/nowhere/.site', PORT: '0' });

    expect(await exitCode(child)).toBe(1);
    expect(output.stderr).toBe(
      'There is no composed site in /nowhere/.site. Run "pnpm build" and "pnpm compose" first.\n',
    );
    expect(output.stdout).toBe('');
  });

  it('a port that another program has', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void other.close());
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' && address ? address.port : 0;

    const { child, output } = run({ SITE_DIR: await makeSite(), HOST: '127.0.0.1', PORT: String(port) });

    expect(await exitCode(child)).toBe(1);
    expect(output.stderr).toMatch(new RegExp(`^Port ${port} is taken by another program\\. .+\n$`));
  });

  it('an address of another machine', async () => {
    const { child, output } = run({ SITE_DIR: await makeSite(), HOST: '203.0.113.7', PORT: '0' });

    expect(await exitCode(child)).toBe(1);
    expect(output.stderr).toBe('HOST=203.0.113.7 is not an address of this machine.\n');
  });

  it('a setting that cannot be', async () => {
    const { child, output } = run({ PORT: 'eighty' });

    expect(await exitCode(child)).toBe(1);
    expect(output.stderr).toBe('PORT must be a whole number from 0 to 65535; it is "eighty".\n');
  });
});
