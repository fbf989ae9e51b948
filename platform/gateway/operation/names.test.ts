import { once } from 'node:events';
import { get } from 'node:http';
import { connect } from 'node:tls';

import { ensureInstalled } from '@tesela/testing/debian';
import { startNginx } from '@tesela/testing/nginx';
import { tractorStore } from '@tesela/testing/site';
import getPort from 'get-port';
import { describe, expect, it, onTestFinished } from 'vitest';

const problem = ensureInstalled({ 'nginx-light': 'nginx', openssl: 'openssl' });
if (problem) console.log(problem);

/** @returns where a request without TLS is sent; undefined when the connection is closed without an answer */
async function redirectOf(port: number, host: string): Promise<string | undefined> {
  const asked = get({ port, host: '127.0.0.1', path: '/stores?a=1', headers: { host } });
  const [response] = await once(asked, 'response').catch(() => []);
  response?.resume();
  return response?.headers.location;
}

/** Whether a TLS connection for a name is accepted. */
async function isAccepted(port: number, servername: string): Promise<boolean> {
  const socket = connect({ port, host: '127.0.0.1', servername, rejectUnauthorized: false });
  const accepted = await once(socket, 'secureConnect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return accepted;
}

describe.skipIf(problem).each([
  ['proxy.conf', {}],
  ['static.conf', { '/srv/site': tractorStore.dir }],
] as const)('%s', (name, replacements) => {
  it('answers who asks for the site by its name, and nobody else', async () => {
    const [tls, redirect] = [await getPort(), await getPort()];
    const nginx = await startNginx(name, { tls, redirect }, replacements);
    onTestFinished(async () => void (await nginx.end('SIGTERM')));

    expect(await redirectOf(redirect, 'www.site.example')).toBe('https://www.site.example/stores?a=1');
    expect(await isAccepted(tls, 'www.site.example')).toBe(true);
    expect(await redirectOf(redirect, 'evil.example')).toBeUndefined();
    expect(await isAccepted(tls, 'evil.example')).toBe(false);
  });
});
