import { chromium } from 'playwright';
import getPort from 'get-port';
import lighthouse from 'lighthouse';

import { executablePath, launchArgs } from './chromium.ts';

/** What one Lighthouse run says of a page. Times in ms, sizes in bytes as they crossed the network. */
export type Run = {
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
  /** How fast the machine was, by Lighthouse's own benchmark. */
  machine: number;
  /** Audits below full marks that Lighthouse names, for whoever looks for the reason. */
  findings: string[];
};

type Details = { items?: readonly Record<string, unknown>[] };

export type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo';

type Measure = (url: string, categories?: readonly Category[]) => Promise<Run>;

const allCategories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/**
 * Starts a Chromium whose pages Lighthouse can drive.
 * @param use gets a function that measures one page as Lighthouse's mobile preset does: a slow 4G network and a
 * processor four times slower, both simulated
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

async function measure(url: string, port: number, onlyCategories: readonly Category[]): Promise<Run> {
  const run = () =>
    lighthouse(url, {
      port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: [...onlyCategories],
      // What the site keeps in a browser, too: each visit is a first one.
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
  // A browser that has just started may miss the start of its first recording.
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
    // Some of them are fetched ahead, and then run from the cache.
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

/** Requests that had to wait for one another, one after the other, the page itself among them. */
function depthOf(items: readonly Record<string, unknown>[]): number {
  const tree = items.map(({ value }) => value as { type?: string; chains?: Chains } | undefined);
  return depth(tree.find((value) => value?.chains)?.chains ?? {});
}
