// Pages under load: requests a second and p99 beside nginx with the same files, memory over a minute, and twenty
// seconds of far too much. `node gateway/bench/pages.ts [--seconds 10]`; the tables go to standard output.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';

import { ensureInstalled } from '../operation/support/debian.ts';
import { startGateway, type Gateway } from '../operation/support/gateway.ts';
import { startNginx } from '../operation/support/nginx.ts';
import { freePort } from '../operation/support/process.ts';
import { composedSite } from '../operation/support/site.ts';
import { listUrls } from '../operation/support/visitors.ts';

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '10' } } });
const seconds = Number(values.seconds);

const problem = ensureInstalled({ 'nginx-light': 'nginx', wrk: 'wrk' });
if (problem) {
  console.log(problem);
  process.exit(0);
}

const folder = await mkdtemp(path.join(tmpdir(), 'clinic-load-'));
const pages = listUrls(composedSite).filter(
  (url) => !url.startsWith('/releases') && !url.startsWith('/pictures'),
);

const script = path.join(folder, 'pages.lua');
await writeFile(
  script,
  `local paths = { ${pages.map((page) => JSON.stringify(page)).join(', ')} }
   local at = 0
   request = function()
     at = at % #paths + 1
     return wrk.format("GET", paths[at], { ["Accept-Encoding"] = "gzip" })
   end
   local statuses = {}
   response = nil
   done = function(summary, latency)
     io.write(string.format("RESULT %d %d %d %d %d\\n", summary.requests, summary.duration, latency:percentile(99),
       summary.errors.status, summary.errors.connect + summary.errors.read + summary.errors.timeout))
   end`,
);

type Result = { perSecond: number; p99: number; notOk: number; failed: number };

/** One thread of the client, so that the server has a core to itself. */
function load(url: string, duration: number, connections: number): Result {
  const { stdout } = spawnSync(
    'wrk',
    ['-t1', `-c${connections}`, `-d${duration}s`, '--timeout', '5s', '-s', script, url],
    { encoding: 'utf8' },
  );
  const [, requests, micros, p99, notOk, failed] = (
    /RESULT (\d+) (\d+) (\d+) (\d+) (\d+)/.exec(stdout) ?? []
  ).map(Number);
  if (!requests || !micros) throw new Error(`wrk measured nothing:\n${stdout}`);
  return {
    perSecond: requests / (micros / 1e6),
    p99: (p99 ?? 0) / 1000,
    notOk: notOk ?? 0,
    failed: failed ?? 0,
  };
}

const memoryOf = ({ pid }: Gateway): number =>
  Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

const row = (...cells: (string | number)[]) =>
  console.log(
    `| ${cells.map((cell) => (typeof cell === 'number' ? cell.toFixed(cell < 10 ? 2 : 0) : cell)).join(' | ')} |`,
  );

const settings = { PORT: '0', SITE_DIR: composedSite, LOG_LEVEL: 'warn' };
const port = await freePort();
const nginx = await startNginx(
  'static.conf',
  { '/srv/site': composedSite, 'listen 8080': `listen 127.0.0.1:${port}` },
  { workers: 1 },
);
const gateway = await startGateway(settings);
try {
  const nginxUrl = `http://127.0.0.1:${port}`;
  for (const url of [nginxUrl, gateway.url]) load(url, 2, 50);
  row('server', 'requests/s', 'p99 ms', 'not 200', 'failed');
  row('---', '---', '---', '---', '---');
  const [ofNginx, ofGateway] = [nginxUrl, gateway.url].map((url) => load(url, seconds, 50));
  if (!ofNginx || !ofGateway) throw new Error('unreachable');
  row('nginx', ofNginx.perSecond, ofNginx.p99, ofNginx.notOk, ofNginx.failed);
  row('gateway', ofGateway.perSecond, ofGateway.p99, ofGateway.notOk, ofGateway.failed);
  row('gateway ÷ nginx', ofGateway.perSecond / ofNginx.perSecond, '', '', '');

  const memory: number[] = [];
  for (let part = 0; part < 6; part += 1) {
    load(gateway.url, seconds, 50);
    memory.push(memoryOf(gateway));
  }
  console.log(
    `\nMemory in MB after each of six times ${seconds} s: ${memory.map((mb) => mb.toFixed(0)).join(', ')}`,
  );

  const over = load(gateway.url, 20, 4000);
  const end = performance.now();
  const isServed = async () => (await fetch(`${gateway.url}/faq`)).status === 200;
  while (!(await isServed())) await sleep(50);
  console.log(
    `\n20 s of 4,000 connections at once: ${over.perSecond.toFixed(0)} answers a second, p99 ${over.p99.toFixed(0)} ms, ` +
      `${over.notOk} of them 503, ${over.failed} failed. Pages again after ${(performance.now() - end).toFixed(0)} ms; ` +
      `${memoryOf(gateway).toFixed(0)} MB.`,
  );
} finally {
  await gateway.end('SIGTERM');
  await nginx.end('SIGTERM');
  await rm(folder, { recursive: true, force: true });
}
