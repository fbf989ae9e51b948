import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';

import type { Fault } from './cells.ts';
import { sabotage } from './sabotage.ts';

/** One file of the site that is broken. `other` is the path of the file that is served in its place. */
export type Break = { path: RegExp; fault: Fault; folder: string; other: string };

export type FaultyServer = {
  url: string;
  break: (what: Break) => void;
  /** From now on every request is answered; what hangs goes on hanging. */
  mend: () => void;
  /** How often the broken file was asked for. */
  hits: () => number;
  close: () => Promise<void>;
};

type Answer = { status: number; headers: IncomingMessage['headers']; body: Buffer };

function ask(origin: string, from: IncomingMessage, path: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = { ...from.headers, 'accept-encoding': 'identity' };
    const sent = request(origin + path, { method: from.method, headers }, async (answer) => {
      const body = Buffer.concat(await answer.toArray());
      resolve({ status: answer.statusCode ?? 500, headers: answer.headers, body });
    });
    sent.on('error', reject);
    from.pipe(sent);
  });
}

/** A server in front of the site's own that answers one file wrongly, or holds its connection for ever. */
export async function startFaultyServer(origin: string): Promise<FaultyServer> {
  let broken: Break | undefined;
  let hits = 0;

  async function answer(from: IncomingMessage, to: ServerResponse): Promise<void> {
    const path = from.url ?? '/';
    const fault = broken?.path.test(path) ? broken : undefined;
    if (fault) hits += 1;
    if (fault?.fault === 'hangs') return;
    if (fault?.fault === 'aborted') return void from.socket.destroy();
    if (fault?.fault === '404' || fault?.fault === '503') {
      return void to.writeHead(Number(fault.fault), { 'content-type': 'text/plain' }).end('gone');
    }
    const { status, headers, body } = await ask(origin, from, fault?.fault === 'other' ? fault.other : path);
    const changed = fault && spoil(body, fault);
    const type = fault?.fault === 'html' ? { 'content-type': 'text/html; charset=utf-8' } : {};
    delete headers['content-length'];
    delete headers['transfer-encoding'];
    to.writeHead(status, { ...headers, ...type }).end(changed ?? body);
  }

  const server = createServer((from, to) => {
    answer(from, to).catch(() => to.destroy());
  }).listen(0);
  await once(server, 'listening');
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('No port.');
  return {
    url: `http://localhost:${address.port}`,
    break: (what) => {
      broken = what;
      hits = 0;
    },
    mend: () => {
      broken = undefined;
    },
    hits: () => hits,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function spoil(body: Buffer, { fault, folder }: Break): Buffer | string {
  if (fault === 'corrupt') return Buffer.concat([body.subarray(0, body.length / 2), Buffer.from('}{')]);
  if (fault === 'empty') return '';
  if (fault === 'html') return '<!doctype html><title>Welcome</title><p>Sign in to this network.</p>';
  return fault === 'other' ? body : sabotage(body.toString(), fault, folder);
}
