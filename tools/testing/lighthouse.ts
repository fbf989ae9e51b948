import getPort from 'get-port';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright';

import { executablePath, launchArgs } from './chromium.ts';

/** The result of one Lighthouse run. Times in ms, sizes in bytes as transferred. */
export type LighthouseRun = {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  firstPaint: number;
  largestPaint: number;
  blocking: number;
  shift: number;
  longestTask: number;
  scripts: number;
  styles: number;
  total: number;
  requests: number;
  chain: number;
  /** Speed of the machine by Lighthouse's own benchmark. */
  machine: number;
  /** Ids of the audits without a full score. */
  findings: string[];
};

type Details = { items?: readonly Record<string, unknown>[] };

export type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo';

type Measure = (url: string, categories?: readonly Category[]) => Promise<LighthouseRun>;

const allCategories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/**
 * Starts a Chromium for Lighthouse.
 * @param use gets a function that measures one page with Lighthouse's mobile preset: simulated slow 4G and a processor
 * four times slower
 */
export async function withLighthouse<T>(use: (measure: Measure) => Promise<T>): Promise<T> {
  const port = await getPort();
  const browser = await chromium.launch({
    executablePath,
    args: [`--remote-debugging-port=${port}`, ...launchArgs],
  });
  try {
    return await use((url, categories = allCategories) => measure(url, port, categories));
  } finally {
    await browser.close();
  }
}

async function measure(
  url: string,
  port: number,
  onlyCategories: readonly Category[],
): Promise<LighthouseRun> {
  const run = () =>
    lighthouse(url, {
      port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: [...onlyCategories],
      // Everything that the site stores is cleared, so that each run is a first visit.
      clearStorageTypes: [
        'cookies',
        'local_storage',
        'indexeddb',
        'file_systems',
        'shader_cache',
        'service_workers',
        'cache_storage',
      ],
      disableFullPageScreenshot: true,
    });
  const first = await run();
  // In a browser that has just started, the first run may fail.
  const result = first?.lhr.runtimeError ? await run() : first;
  if (!result || result.lhr.runtimeError) {
    throw new Error(`Lighthouse cannot measure ${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
  }
  const { audits, categories: scores } = result.lhr;
  const score = (name: string) => Math.round((scores[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const items = (name: string) => (audits[name]?.details as Details | undefined)?.items ?? [];

  const requests = items('network-requests').filter(
    ({ url: address }) => !String(address).startsWith('data:'),
  );
  const weigh = (counts: (request: Record<string, unknown>) => boolean) =>
    requests.filter(counts).reduce((sum, { transferSize }) => sum + Number(transferSize), 0);
  const tasks = items('long-tasks').map(({ duration }) => Number(duration));
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    firstPaint: value('first-contentful-paint'),
    largestPaint: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    longestTask: Math.max(0, ...tasks),
    // By path, because preloaded scripts have another resource type.
    scripts: weigh(({ url: address }) => new URL(String(address)).pathname.endsWith('.js')),
    styles: weigh(({ resourceType }) => resourceType === 'Stylesheet'),
    total: weigh(() => true),
    requests: requests.length,
    chain: depthOf(items('network-dependency-tree-insight')),
    machine: result.lhr.environment.benchmarkIndex,
    findings: Object.values(scores).flatMap(({ id, auditRefs }) =>
      id === 'performance'
        ? []
        : auditRefs.filter((ref) => (audits[ref.id]?.score ?? 1) < 1 && ref.weight > 0).map((ref) => ref.id),
    ),
  };
}

type Chains = Readonly<Record<string, { children?: Chains }>>;

const depth = (chains: Chains): number =>
  Math.max(0, ...Object.values(chains).map(({ children }) => 1 + depth(children ?? {})));

/** Length of the longest chain of requests that wait for one another, including the page. */
function depthOf(items: readonly Record<string, unknown>[]): number {
  const tree = items.map(({ value }) => value as { type?: string; chains?: Chains } | undefined);
  return depth(tree.find((value) => value?.chains)?.chains ?? {});
}
