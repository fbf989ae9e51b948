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
