// Pages under load: requests a second, p99 and processor time beside nginx with the same files and headers, one process
// each, by turns; memory over a minute, and twenty seconds of far too much. `pnpm bench pages [--seconds 10]`
import { execFile, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs, promisify } from 'node:util';

import { ensureInstalled } from '@clinic/testing/debian';
import { startGateway } from '@clinic/testing/gateway';
import { startNginx } from '@clinic/testing/nginx';
import { listUrls, siteDir } from '@clinic/testing/site';
import getPort from 'get-port';
import { memoryOf } from './report/memory.ts';
import { median } from './report/median.ts';

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '10' } } });
const seconds = Number(values.seconds);

const ROUNDS = 5;

const problem = ensureInstalled({ 'nginx-light': 'nginx', wrk: 'wrk' });
if (problem) {
  console.log(problem);
  process.exit(0);
}

const folder = await mkdtemp(path.join(tmpdir(), 'clinic-load-'));
const pages = listUrls();

const script = path.join(folder, 'pages.lua');
await writeFile(
  script,
  `local paths = { ${pages.map((page) => JSON.stringify(page)).join(', ')} }
   local requests, at = {}, 0
   init = function()
     for i, path in ipairs(paths) do requests[i] = wrk.format("GET", path, { ["Accept-Encoding"] = "gzip" }) end
   end
   request = function()
     at = at % #requests + 1
     return requests[at]
   end
   done = function(summary, latency)
     io.write(string.format("RESULT %d %d %d %d %d\\n", summary.requests, summary.duration, latency:percentile(99),
       summary.errors.status, summary.errors.connect + summary.errors.read + summary.errors.timeout))
   end`,
);

type Result = { requests: number; perSecond: number; p99: number; notOk: number; failed: number };

/** One thread of the client, so that the server has a core to itself. */
const argumentsOf = (url: string, duration: number, connections: number): string[] => [
  '-t1',
  `-c${connections}`,
  `-d${duration}s`,
  '--timeout',
  '5s',
  '-s',
  script,
  url,
];

function readResult(stdout: string): Result {
  const [, requests, micros, p99, notOk, failed] = (
    /RESULT (\d+) (\d+) (\d+) (\d+) (\d+)/.exec(stdout) ?? []
  ).map(Number);
  if (!requests || !micros) throw new Error(`wrk measured nothing:\n${stdout}`);
  return {
    requests,
    perSecond: requests / (micros / 1e6),
    p99: (p99 ?? 0) / 1000,
    notOk: notOk ?? 0,
    failed: failed ?? 0,
  };
}

const load = (url: string, duration: number, connections: number): Result =>
  readResult(spawnSync('wrk', argumentsOf(url, duration, connections), { encoding: 'utf8' }).stdout);

/** The same, while the caller looks at the server. */
const startLoad = async (url: string, duration: number, connections: number): Promise<Result> =>
  readResult((await promisify(execFile)('wrk', argumentsOf(url, duration, connections))).stdout);

/** Processor time of a process and its only child, where it has one: the worker of nginx. Milliseconds. */
function cpuOf(pid: number): number {
  const [child] = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ');
  const times = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  // In hundredths of a second, whatever the kernel counts in.
  return (Number(times[11]) + Number(times[12])) * 10 + (child ? cpuOf(Number(child)) : 0);
}

const meanOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

const row = (...cells: (string | number)[]) =>
  console.log(
    `| ${cells.map((cell) => (typeof cell === 'number' ? cell.toFixed(cell < 10 ? 2 : 0) : cell)).join(' | ')} |`,
  );

const settings = { PORT: '0', SITE_DIR: siteDir, LOG_LEVEL: 'warn' };
const port = await getPort();
const nginx = await startNginx('static.conf', { plain: port }, { '/srv/site': siteDir }, { workers: 1 });
const gateway = await startGateway(settings);
try {
  const nginxUrl = `http://127.0.0.1:${port}`;
  const servers = [
    { name: 'nginx', url: nginxUrl, pid: nginx.pid },
    { name: 'gateway', url: gateway.url, pid: gateway.pid },
  ];
  for (const { url } of servers) load(url, 3, 50);
  const results = servers.map(() => [] as (Result & { cpu: number })[]);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [at, { url, pid }] of servers.entries()) {
      const before = cpuOf(pid);
      const result = load(url, seconds, 50);
      results[at]?.push({ ...result, cpu: ((cpuOf(pid) - before) * 1000) / result.requests });
    }
  }
  row('server', 'requests/s', 'p99 ms', 'processor µs a request', 'not 200', 'failed');
  row('---', '---', '---', '---', '---', '---');
  const [ofNginx, ofGateway] = results.map((rounds) => ({
    perSecond: median(rounds.map(({ perSecond }) => perSecond)),
    p99: median(rounds.map(({ p99 }) => p99)),
    cpu: median(rounds.map(({ cpu }) => cpu)),
    notOk: Math.max(...rounds.map(({ notOk }) => notOk)),
    failed: Math.max(...rounds.map(({ failed }) => failed)),
  }));
  if (!ofNginx || !ofGateway) throw new Error('unreachable');
  row('nginx', ofNginx.perSecond, ofNginx.p99, ofNginx.cpu, ofNginx.notOk, ofNginx.failed);
  row('gateway', ofGateway.perSecond, ofGateway.p99, ofGateway.cpu, ofGateway.notOk, ofGateway.failed);
  row('gateway ÷ nginx', ofGateway.perSecond / ofNginx.perSecond, '', ofNginx.cpu / ofGateway.cpu, '', '');

  const memory: number[] = [];
  const minute = startLoad(gateway.url, 60, 50);
  for (let second = 0; second < 60; second += 1) {
    await sleep(1000);
    memory.push(memoryOf(gateway.pid));
  }
  await minute;
  const [first, last] = [meanOf(memory.slice(0, 10)), meanOf(memory.slice(-10))];
  console.log(
    `\nMemory over 60 s of load: ${first.toFixed(0)} MB in the first ten seconds, ${last.toFixed(0)} MB in the last ` +
      `ten; highest ${Math.max(...memory).toFixed(0)} MB.`,
  );

  const answers = { served: 0, turnedAway: 0, other: 0 };
  const isOver = new AbortController();
  const overload = startLoad(gateway.url, 20, 4000).finally(() => isOver.abort());
  while (!isOver.signal.aborted) {
    const answer = await fetch(`${gateway.url}/faq`).catch(() => undefined);
    if (answer?.status === 200) answers.served += 1;
    else if (answer?.status === 503 && answer.headers.has('retry-after')) answers.turnedAway += 1;
    else answers.other += 1;
    await answer?.arrayBuffer();
    await sleep(200);
  }
  const over = await overload;
  const end = performance.now();
  const isServed = async () => (await fetch(`${gateway.url}/faq`)).status === 200;
  while (!(await isServed())) await sleep(50);
  console.log(
    `\n20 s of 4,000 connections at once: ${over.perSecond.toFixed(0)} answers a second, p99 ${over.p99.toFixed(0)} ms, ` +
      `${((100 * over.notOk) / over.requests).toFixed(0)} % of them 503, ${over.failed} failed. A visitor among them: ` +
      `${answers.served} pages, ${answers.turnedAway} times 503 with Retry-After, ${answers.other} others. Pages again after ${(performance.now() - end).toFixed(0)} ms; ` +
      `${memoryOf(gateway.pid).toFixed(0)} MB.`,
  );
} finally {
  await gateway.end('SIGTERM');
  await nginx.end('SIGTERM');
  await rm(folder, { recursive: true, force: true });
}
