import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';

import type { BrokenFile } from './cells.ts';
import { injectFault } from './injectFault.ts';

export type FaultyServer = {
  url: string;
  break: (what: BrokenFile) => void;
  /** Removes hashes from all files, because code that was built to throw would have the right one. */
  removeHashes: () => void;
  /** Publishes other code of a package: pages and the registry name its files and documents, and the previous files are gone. */
  release: (folder: string) => void;
  /** Answers all requests from now on; pending requests stay pending. */
  repair: () => void;
  /** Number of requests for the broken file. */
  hits: () => number;
  close: () => Promise<void>;
};

/** Marks the URLs of the next release, which has the same files. */
const NEXT = '/next/';

type Answer = { status: number; headers: IncomingMessage['headers']; body: Buffer };

function ask(origin: string, from: IncomingMessage, path: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    // No compression and no cache, because the body may be changed.
    const headers = { ...from.headers, 'accept-encoding': 'identity', 'if-none-match': '' };
    const sent = request(origin + path, { method: from.method, headers }, async (answer) => {
      const body = Buffer.concat(await answer.toArray());
      resolve({ status: answer.statusCode ?? 500, headers: answer.headers, body });
    });
    sent.on('error', reject);
    from.pipe(sent);
  });
}

/** Starts a proxy of the site's server that breaks one file or never answers it. */
export async function startFaultyServer(origin: string): Promise<FaultyServer> {
  let broken: BrokenFile | undefined;
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
    const changed = fault ? breakBody(body, fault) : isText && rewrite(body.toString());
    const type = fault?.fault === 'html' ? { 'content-type': 'text/html; charset=utf-8' } : {};
    // Code that fails after it has run is fetched again only by another page.
    const cache =
      fault?.fault === 'mount' || fault?.fault === 'endless' ? { 'cache-control': 'no-store' } : {};
    delete headers['content-length'];
    delete headers['transfer-encoding'];
    to.writeHead(status, { ...headers, ...type, ...cache }).end(changed === false ? body : changed);
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
    removeHashes: () => {
      isUnhashed = true;
    },
    repair: () => {
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

function breakBody(body: Buffer, broken: BrokenFile): Buffer | string {
  const { fault } = broken;
  if (fault === 'corrupt') return Buffer.concat([body.subarray(0, body.length / 2), Buffer.from('}{')]);
  if (fault === 'empty') return '';
  // The code would still run, but its hash is wrong.
  if (fault === 'tampered') return Buffer.concat([body, Buffer.from('\n')]);
  if (fault === 'html') return '<!doctype html><title>Welcome</title><p>Sign in to this network.</p>';
  return fault === 'other' ? body : injectFault(body.toString(), broken);
}
