import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';

import type { Fault } from './cells.ts';
import { sabotage } from './sabotage.ts';

/**
 * One file of the site that is broken. `other` is the path of the file that is served in its place, `alive` finds
 * what the file should bring to the page.
 */
export type Break = { path: RegExp; fault: Fault; folder: string; other: string; alive: string };

export type FaultyServer = {
  url: string;
  break: (what: Break) => void;
  /** Leaves hashes out of all that is served: code that was built to throw would have the right one. */
  leaveHashesOut: () => void;
  /** Publishes other code of a package: pages and the registry name its files and documents, those of the one before are gone. */
  release: (folder: string) => void;
  /** From now on every request is answered; what hangs goes on hanging. */
  mend: () => void;
  /** How often the broken file was asked for. */
  hits: () => number;
  close: () => Promise<void>;
};

/** Marks the addresses of the next release; the files behind it are the same. */
const NEXT = '/next/';

type Answer = { status: number; headers: IncomingMessage['headers']; body: Buffer };

function ask(origin: string, from: IncomingMessage, path: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    // What is changed on the way is never what a browser has.
    const headers = { ...from.headers, 'accept-encoding': 'identity', 'if-none-match': '' };
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
  let isUnhashed = false;
  const released = new Set<string>();

  function rewrite(text: string): string {
    return renameReleases(isUnhashed ? dropHashes(text) : text, released);
  }

  async function answer(from: IncomingMessage, to: ServerResponse): Promise<void> {
    const path = from.url ?? '/';
    const fault = broken?.path.test(path) ? broken : undefined;
    if (fault) hits += 1;
    if (fault?.fault === 'hangs') return;
    if (fault?.fault === 'aborted') return void from.socket.destroy();
    if (fault?.fault === '404' || fault?.fault === '503') {
      return void to.writeHead(Number(fault.fault), { 'content-type': 'text/plain' }).end('gone');
    }
    const isReleased = [...released].some((folder) => RegExp(`^/(?:releases|data)/${folder}/`).test(path));
    if (isReleased && !path.includes(NEXT)) {
      return void to.writeHead(404).end();
    }
    const source = fault?.fault === 'other' ? fault.other : path.replace(NEXT, '/');
    const { status, headers, body } = await ask(origin, from, source);
    const isText = /html|json|javascript/.test(headers['content-type'] ?? '');
    const changed = fault ? spoil(body, fault) : isText && rewrite(body.toString());
    const type = fault?.fault === 'html' ? { 'content-type': 'text/html; charset=utf-8' } : {};
    delete headers['content-length'];
    delete headers['transfer-encoding'];
    to.writeHead(status, { ...headers, ...type }).end(changed === false ? body : changed);
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
    leaveHashesOut: () => {
      isUnhashed = true;
    },
    mend: () => {
      broken = undefined;
    },
    release: (folder) => void released.add(folder),
    hits: () => hits,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const dropHashes = (text: string): string =>
  text.replaceAll(/,"integrity":"sha\d+-[^"]*"/g, '').replaceAll(/"sha\d+-[\w+/=]{40,}"/g, '""');

function renameReleases(text: string, folders: ReadonlySet<string>): string {
  return [...folders].reduce(
    (renamed, folder) => renamed.replaceAll(new RegExp(`(/(?:releases|data)/${folder})/`, 'g'), `$1${NEXT}`),
    text,
  );
}

function spoil(body: Buffer, { fault, folder, alive }: Break): Buffer | string {
  if (fault === 'corrupt') return Buffer.concat([body.subarray(0, body.length / 2), Buffer.from('}{')]);
  if (fault === 'empty') return '';
  // Code that would run as well as before.
  if (fault === 'tampered') return Buffer.concat([body, Buffer.from('\n')]);
  if (fault === 'html') return '<!doctype html><title>Welcome</title><p>Sign in to this network.</p>';
  return fault === 'other' ? body : sabotage(body.toString(), fault, folder, alive);
}
