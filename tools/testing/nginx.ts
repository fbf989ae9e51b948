import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { x } from 'tinyexec';

import { startProcess, type RunningProcess } from './process.ts';
import { root } from './site.ts';

const shipped = path.join(root, 'platform/gateway/nginx');

export type Nginx = RunningProcess & { reload: () => void; folder: string };

/**
 * Ports on this machine: with TLS and HTTP/2, and without. With `redirect`, which stands for port 80, clients must ask for
 * the name of the site; otherwise any name will do.
 */
export type Ports = { tls?: number; plain?: number; redirect?: number };

/** Makes a self-signed certificate. */
async function makeCertificate(folder: string): Promise<void> {
  const key = [
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
    '-keyout',
    `${folder}/site.key`,
  ];
  const args = ['req', '-x509', ...key, '-out', `${folder}/site.pem`, '-days', '2', '-subj', '/CN=localhost'];
  await x('openssl', args, { throwOnError: true });
}

/**
 * Starts nginx with one of the shipped configurations, with other addresses and paths.
 * @param ports at least one of `tls` and `plain`
 * @param replacements text in the file → its replacement
 * @param limits whether one address is limited: all visitors of a test have the same one
 */
export async function startNginx(
  name: 'proxy.conf' | 'static.conf',
  { tls, plain, redirect }: Ports,
  replacements: Readonly<Record<string, string>>,
  { limits = false } = {},
): Promise<Nginx> {
  const folder = await mkdtemp(path.join(tmpdir(), 'tesela-nginx-'));
  let site = await readFile(path.join(shipped, name), 'utf8');
  await makeCertificate(folder);
  const listeners = [tls && `listen 127.0.0.1:${tls} ssl http2;`, plain && `listen 127.0.0.1:${plain};`];
  const http = redirect ? `127.0.0.1:${redirect}` : `unix:${folder}/redirect`;
  const others = redirect && tls ? `127.0.0.1:${tls}` : `unix:${folder}/others`;
  const own = {
    'listen 80 default_server;': `listen ${http} default_server;`,
    'listen 443 ssl http2 default_server;': `listen ${others} ssl http2 default_server;`,
    'listen 80;': `listen ${http};`,
    'listen 443 ssl http2;': listeners.filter(Boolean).join(' '),
    '/etc/ssl/www.site.example': `${folder}/site`,
  };
  for (const [from, to] of Object.entries({ ...own, ...replacements })) {
    if (!site.includes(from)) throw new Error(`${name} has no «${from}».`);
    site = site.replaceAll(from, to);
  }
  if (!limits) site = site.replaceAll(/^\s*limit_(?:req|conn) .*$/gm, '');
  await writeFile(path.join(folder, 'site.conf'), site);
  await writeFile(
    path.join(folder, 'nginx.conf'),
    `daemon off; worker_processes 2; pid ${folder}/pid; error_log stderr notice;
     ${process.getuid?.() === 0 ? 'user root;' : ''}
     events { worker_connections 4096; }
     http {
       include /etc/nginx/mime.types; access_log off; sendfile on; tcp_nopush on;
       open_file_cache max=10000; keepalive_requests 1000000;
       client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/f;
       uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
       include ${folder}/site.conf;
     }`,
  );
  const nginx = startProcess('/usr/sbin/nginx', ['-c', path.join(folder, 'nginx.conf'), '-e', 'stderr']);
  await nginx.waitForLine(/start worker process/);
  return {
    ...nginx,
    folder,
    reload: () => void process.kill(nginx.pid, 'SIGHUP'),
    end: async (signal) => {
      const code = await nginx.end(signal);
      await rm(folder, { recursive: true, force: true });
      return code;
    },
  };
}
