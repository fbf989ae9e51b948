import os from 'node:os';

import type { compareFiles } from './composedFiles.ts';
import type { Composed } from './sampleSite.ts';

type Files = Awaited<ReturnType<typeof compareFiles>>;

export type Fact = { text: string; isKept: boolean };

/** What a sitemap may have, by https://www.sitemaps.org/protocol.html. */
const SITEMAP = { urls: 50_000, bytes: 50 * 1024 * 1024 };

const mb = (bytes: number): string => (bytes / 1_000_000).toFixed(1);

const listOf = (files: readonly string[]): string =>
  files.length > 0 ? `: ${files.slice(0, 10).join(', ')}` : '';

/** What the files of both sites say. */
export function filesOf(files: Files, composed: { small: Composed; large: Composed }): Fact[] {
  const { otherPages, grownPages, changedCode, codeFiles, sitemap, chat } = files;
  const { small, large } = composed;
  const pageCost = ((large.work - small.work) * 1000) / (files.pages.large - files.pages.small);
  return [
    {
      text: `Of the ${otherPages} pages outside the shop, ${grownPages.length} changed their size${listOf(grownPages)}.`,
      isKept: grownPages.length === 0,
    },
    {
      text: `Of the shop's ${codeFiles} scripts and stylesheets, remoteEntry.js among them, ${changedCode.length} changed${listOf(changedCode)}.`,
      isKept: changedCode.length === 0,
    },
    {
      text: `The sitemap has ${sitemap.urls} of at most ${SITEMAP.urls} addresses, in ${mb(sitemap.bytes)} of 52.4 MB.`,
      isKept: sitemap.urls <= SITEMAP.urls && sitemap.bytes <= SITEMAP.bytes,
    },
    {
      text: `What the assistant reads grows from ${mb(chat.small)} to ${mb(chat.large)} MB.`,
      isKept: true,
    },
    {
      text: `A page more costs compose ${pageCost.toFixed(1)} ms of processor time; at most 15.`,
      isKept: pageCost <= 15,
    },
    {
      text: `Compose takes ${small.seconds.toFixed(0)} s and ${small.megabytes.toFixed(0)} MB of memory, then ${large.seconds.toFixed(0)} s and ${large.megabytes.toFixed(0)} MB.`,
      isKept: true,
    },
  ];
}

type Page = {
  table: string;
  facts: readonly Fact[];
  /** Of Chromium. */
  version: string;
  counts: { small: number; large: number };
};

/** The page docs/scale.md. */
export function pageOf({ table, facts, version, counts }: Page): string {
  const cpus = os.cpus();
  return `# Scale

The shop with ${counts.large} products beside the shop with its ${counts.small}. Made by
\`pnpm bench shop --products ${counts.large} --markdown\`; both sites are composed and measured in one run, so the ratios
hold on any machine. Milliseconds are those of ${cpus.length} × ${cpus[0]?.model.trim()}, Chromium ${version}.

${table}

${facts.map(({ text }) => `- ${text}`).join('\n')}

## How it is measured

- The catalogue is grown in a copy of the workspace: invented names, 60 brands, all categories and lines, words as
  long as the real ones and a vocabulary that grows with them; pictures are those of the real products. Sentences
  repeat, so the compressed catalogue weighs less than one of ${counts.large} real products would.
- Bytes: bodies as they cross the network (brotli), /tienda in an empty browser, until nothing is fetched any more.
- Keystrokes: several words and slips of the finger typed letter by letter, one each 120 ms after the answer to the
  one before. "Until painted" is from the event to the frame that shows what it changed, so it includes up to
  17 ms of waiting for the screen; new products below the screen follow when the visitor pauses.
  "Work" is the time of the page's thread, layout and paint included, without
  what other processes took. Three rounds; of each keystroke the median counts, and "worst" is the worst of these.
  Other programs on the machine make it worse than it is: run it alone.
- The first search is timed from its first letter, with five letters typed in 0.6 s; what it needs is fetched meanwhile.
- Filters: each category, three brands, both orders; the whole catalogue is there already.
- CPU ÷ 4: Chromium slows the page down fourfold, about a phone of the middle range. For information.
`;
}
