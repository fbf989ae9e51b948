import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { startProcess, type Running } from './process.ts';
import { root } from './site.ts';

const shipped = path.join(root, 'gateway/nginx');

export type Nginx = Running & { reload: () => void; folder: string };

/**
 * Starts nginx with one of the configurations that are shipped, its addresses and paths replaced.
 * @param replacements what stands in the file → what shall stand there
 */
export async function startNginx(
  name: 'proxy.conf' | 'static.conf',
  replacements: Readonly<Record<string, string>>,
  { workers = 2 }: { workers?: number } = {},
): Promise<Nginx> {
  const folder = await mkdtemp(path.join(tmpdir(), 'clinic-nginx-'));
  let site = await readFile(path.join(shipped, name), 'utf8');
  for (const [from, to] of Object.entries(replacements)) {
    if (!site.includes(from)) throw new Error(`${name} has no «${from}».`);
    site = site.replaceAll(from, to);
  }
  await writeFile(path.join(folder, 'site.conf'), site);
  await writeFile(
    path.join(folder, 'nginx.conf'),
    `daemon off; worker_processes ${workers}; pid ${folder}/pid; error_log stderr notice;
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
  await nginx.says(/start worker process/);
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
