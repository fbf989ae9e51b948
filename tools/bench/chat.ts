// The assistant under load with everyday questions. Fails when it is slow, uses more and more memory or logs warnings.
// `pnpm bench chat [--seconds 60]`

import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';

import { CHAT_PATH } from '@clinic/shared/chat';
import { languages, type Lang } from '@clinic/shared/lang';
import { startGateway } from '@clinic/testing/gateway';
import { root } from '@clinic/testing/site';
import autocannon from 'autocannon';

import { memoryOf } from './report/memory.ts';

/** Parallel connections. More would measure their queue and not the server. */
const CONNECTIONS = 10;

const MIN_REQUESTS_PER_SECOND = 500;
/** Milliseconds. */
const MAX_P99 = 50;
/** Growth of memory from the first third of the samples to the last, after the warm-up. */
const MAX_GROWTH = 0.2;

/** Samples of memory, evenly distributed over the run; the first two are the warm-up. */
const SAMPLES = 12;
const WARM_UP = 2;

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '60' } },
});
const seconds = Number(values.seconds);

type Message = { text: string; language: Lang; kind: string };

/** The everyday messages among the training data of the assistant's classifier. */
function questionsIn(lang: Lang): string[] {
  return readFileSync(path.join(root, 'services/chat/messages/examples.jsonl'), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Message)
    .filter(({ language, kind }) => language === lang && kind === 'everyday')
    .map(({ text }) => text);
}

const requests = languages.flatMap((lang) =>
  questionsIn(lang).map((message) => ({
    method: 'POST' as const,
    path: CHAT_PATH,
    headers: { 'content-type': 'application/json', 'accept-language': lang },
    body: JSON.stringify({ message }),
  })),
);

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((all, number) => all + number, 0) / numbers.length;

const megabytes = (size: number): string => `${Math.round(size)} MB`;

async function sample(pid: number): Promise<number[]> {
  const samples: number[] = [];
  for (let taken = 0; taken < SAMPLES; taken += 1) {
    await wait((seconds * 1000) / SAMPLES);
    samples.push(memoryOf(pid));
  }
  return samples;
}

function growthOf(samples: readonly number[]): number {
  const steady = samples.slice(WARM_UP);
  const third = Math.floor(steady.length / 3);
  return mean(steady.slice(-third)) / mean(steady.slice(0, third)) - 1;
}

async function measure() {
  const server = await startGateway({ LOG_LEVEL: 'warn', CHAT_RATE_LIMIT: '100000000' });
  const load = loadavg()[0] ?? 0;
  const [result, samples] = await Promise.all([
    autocannon({ url: server.url, connections: CONNECTIONS, duration: seconds, requests }),
    sample(server.pid),
  ]);
  await server.end();
  const warnings = server.lines.filter((line) => !line.startsWith('The site is at')).join('\n');
  return { result, samples, growth: growthOf(samples), load, warnings };
}

/** Counts of the failed requests by status. */
function failuresOf({ statusCodeStats = {}, errors, timeouts }: autocannon.Result): string {
  const bad = Object.entries(statusCodeStats).filter(([status]) => !status.startsWith('2'));
  const counts = bad.map(([status, { count = 0 }]) => `${count} × ${status}`);
  if (errors > 0) counts.push(`${errors} without an answer, ${timeouts} of them late`);
  return counts.join(', ') || 'none';
}

type Check = readonly [name: string, figure: string, isGood: boolean];

function checksOf({ result, samples, growth, warnings }: Awaited<ReturnType<typeof measure>>): Check[] {
  const { requests: rate, latency } = result;
  const failures = failuresOf(result);
  return [
    ['requests per second', `${Math.round(rate.average)}`, rate.average >= MIN_REQUESTS_PER_SECOND],
    ['latency p50', `${latency.p50} ms`, true],
    ['latency p97.5', `${latency.p97_5} ms`, true],
    ['latency p99', `${latency.p99} ms`, latency.p99 <= MAX_P99],
    ['answers', `${rate.total}`, rate.total > 0],
    ['no answers', failures, failures === 'none'],
    ['memory', samples.map(megabytes).join(', '), true],
    // NaN, when memory cannot be read, passes.
    ['growth of memory', `${(growth * 100).toFixed(1)} %`, !(growth > MAX_GROWTH)],
    ['warnings in the log', warnings === '' ? 'none' : warnings.slice(0, 300), warnings === ''],
  ];
}

try {
  if (!(seconds >= 1)) throw new Error('--seconds must be a number from 1.');
  const measured = await measure();
  const checks = checksOf(measured);
  const title = `${CONNECTIONS} connections, ${seconds} s, ${requests.length} questions, load of the machine before: ${measured.load.toFixed(2)}`;
  const rows = checks.map(([name, figure, isGood]) => `${isGood ? ' ' : '✗'} ${name.padEnd(24)}${figure}`);
  console.log([title, ...rows].join('\n'));
  if (checks.some(([, , isGood]) => !isGood)) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
