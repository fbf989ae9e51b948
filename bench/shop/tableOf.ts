import { keeps, type Row } from './report.ts';

const digits = (value: number): string => (value < 10 ? value.toFixed(1) : value.toFixed(0));

function limitOf({ limit }: Row, names: readonly [string, string]): string {
  if (limit?.ratio) return `ratio < ${limit.ratio}`;
  if (limit?.small) return `${digits(limit.small)} at ${names[0]}`;
  return limit?.large ? `${digits(limit.large)} at ${names[1]}` : '';
}

function cellsOf(row: Row, names: readonly [string, string]): string[] {
  const { what, unit, small, large } = row;
  const kept = keeps(row);
  return [
    what,
    `${digits(small)} ${unit}`,
    `${digits(large)} ${unit}`,
    small > 0 ? (large / small).toFixed(2) : '',
    limitOf(row, names),
    kept === undefined ? '' : kept ? 'kept' : '**broken**',
  ];
}

/**
 * A table in Markdown.
 * @param names of the two sites: how many products they have
 */
export function tableOf(rows: readonly Row[], names: readonly [string, string]): string {
  const head = ['', `${names[0]} products`, `${names[1]} products`, 'ratio', 'limit', ''];
  const lines = [head, head.map((_, index) => (index && index < 4 ? '--:' : '---'))];
  return [...lines, ...rows.map((row) => cellsOf(row, names))]
    .map((line) => `| ${line.join(' | ')} |`)
    .join('\n');
}
