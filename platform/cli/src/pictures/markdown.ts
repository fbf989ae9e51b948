import type { ChangedPage } from '@clinic/compose/composedSite';

export type Difference = ChangedPage & {
  /** Widths in px at which it looks different; null without pictures. */
  differsAt: readonly string[] | null;
  /** Whether all of it hydrates with nothing on the console; null without a browser. */
  hydrates: boolean | null;
};

const kinds: Readonly<Record<ChangedPage['kind'], string>> = {
  added: 'new',
  removed: 'gone',
  words: 'other content',
  looks: 'other styles, same content',
};

const looksOf = ({ differsAt }: Difference): string =>
  differsAt === null ? '–' : differsAt.map((width) => `at ${width} px`).join(', ') || 'no';

const hydrationOf = ({ hydrates }: Difference): string =>
  hydrates === null ? '–' : hydrates ? 'yes' : '**no**';

const countOf = ({ length }: readonly Difference[]): string =>
  length === 0 ? 'No page changes.' : `${length} ${length === 1 ? 'page changes' : 'pages change'}.`;

/** Markdown table for a pull request. */
export function asMarkdown(title: string, pages: readonly Difference[]): string {
  if (pages.length === 0) return `### ${title}\n\n${countOf(pages)}\n`;
  const rows = pages.map(
    (page) => `| \`${page.url}\` | ${kinds[page.kind]} | ${looksOf(page)} | ${hydrationOf(page)} |`,
  );
  return [
    `### ${title}`,
    '',
    countOf(pages),
    '',
    '| page | what | looks different | hydrates |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}
