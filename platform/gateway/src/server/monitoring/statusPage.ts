import type { StatusReport } from './statusReport.ts';

const escape = (text: unknown): string =>
  String(text ?? '').replaceAll(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

const time = (at: string): string =>
  `<time datetime="${escape(at)}">${escape(at.replace('T', ' ').replace(/\.\d+Z$/, ' UTC'))}</time>`;

const round = (value: number): number => Math.round(value * 100) / 100;

/** Renders a table with a caption. Cells must be HTML already. */
function table(caption: string, head: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '';
  const cells = (row: readonly string[]) =>
    row.map((cell, at) => (at === 0 ? `<th scope="row">${cell}</th>` : `<td>${cell}</td>`)).join('');
  return `<section><h2>${caption}</h2><div class="scroll" tabindex="0" role="region" aria-label="${caption}"><table>
<thead><tr>${head.map((name) => `<th scope="col">${name}</th>`).join('')}</tr></thead>
<tbody>${rows.map((row) => `<tr>${cells(row)}</tr>`).join('\n')}</tbody></table></div></section>`;
}

const style = `
:root { color-scheme: light; --ink: #1e2421; --stone: #5d6560; --line: #d9cdbf; --deep: #173a33; --error: #a3271f }
* { box-sizing: border-box }
body { margin: 0 auto; max-width: 75rem; padding: 2rem 1rem 4rem; background: #fbf8f4; color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif }
h1, h2 { font-family: Georgia, serif; font-weight: 400; color: var(--deep); text-wrap: balance }
h1 { font-size: 2rem; margin: 0 } h2 { font-size: 1.375rem; margin: 2.5rem 0 .5rem }
p { margin: .25rem 0; color: var(--stone) } .bad { color: var(--error); font-weight: 600 }
.scroll { overflow-x: auto; border-block: 1px solid var(--line) }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums }
th, td { padding: .5rem 1rem .5rem 0; text-align: start; vertical-align: top }
tbody tr { border-top: 1px solid var(--line) } thead th { color: var(--stone); font-size: .875rem; font-weight: 400 }
tbody th { font-weight: 600; white-space: nowrap } time { white-space: nowrap }
code { font: .875rem/1.4 ui-monospace, monospace; overflow-wrap: anywhere }`;

type Row = StatusReport['routes'][number];

const total = (rows: readonly Row[], key: 'visits' | 'errors'): number =>
  rows.reduce((all, row) => all + row[key], 0);

/** Sums the visits and errors of all routes of a version, with the worst percentiles. */
function byVersion(routes: readonly Row[]): string[][] {
  const groups = Map.groupBy(routes, ({ remote, version }) => `${remote} ${version}`);
  return [...groups]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([label, rows]) => {
      const vital = (name: string) => {
        const known = rows.flatMap(({ vitals }) => vitals[name] ?? []);
        const count = known.reduce((all, item) => all + item.count, 0);
        const good = known.reduce((all, item) => all + item.good, 0);
        if (count === 0) return '–';
        const worst = Math.max(...known.map(({ p75 }) => p75));
        return `${round((100 * good) / count)} % good, ${round(worst)} on the slowest route`;
      };
      const errors = total(rows, 'errors');
      const shown = errors > 0 ? `<span class="bad">${errors}</span>` : '0';
      return [escape(label), String(total(rows, 'visits')), shown, vital('LCP'), vital('INP'), vital('CLS')];
    });
}

/** Renders the status as a page without scripts. */
export function renderStatusPage(status: StatusReport): string {
  const { environment, site, servedSince, isUpToDate, packages, canary, history } = status;
  const { site: stable = [], canary: tried = [] } = Object.groupBy(
    status.routes,
    ({ release = 'none' }) => release,
  );
  const canaryLine = canary
    ? `<p>Canary: ${escape(canary.name)} ${escape(canary.release?.version)} for ${escape(canary.percent)} % of the visitors since ${time(canary.at ?? '')}; ${total(tried, 'visits')} visits with ${total(tried, 'errors')} errors, beside ${total(stable, 'visits')} with ${total(stable, 'errors')}.</p>`
    : '';
  const live = packages.map(({ name, package: from, version, since, by, reason }) => [
    escape(name),
    `<code>${escape(from)}</code>`,
    escape(version),
    time(since),
    escape(by ?? '–'),
    escape(reason ?? ''),
  ]);
  const deployments = history.map(({ at, action, by, reason, changes }) => [
    time(at),
    escape(action),
    escape(by ?? '–'),
    escape(reason ?? ''),
    (changes ?? [])
      .map(({ part, from, to }) => `${escape(part)} ${escape(from ?? '–')} → ${escape(to ?? 'removed')}`)
      .join('<br>'),
  ]);
  const days = status.days.map(({ day, route, what, count }) => [
    escape(day),
    escape(route),
    escape(what),
    String(count),
  ]);
  const faults = status.faults
    .slice(0, 20)
    .map(({ remote, version, route, type, count, last, frames }) => [
      escape(`${remote} ${version}`),
      escape(type),
      escape(route),
      String(count),
      time(last),
      frames.map((frame) => `<code>${escape(frame)}</code>`).join('<br>'),
    ]);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>What is live · ${escape(environment)}</title><style>${style}</style></head>
<body><main><h1>What is live in ${escape(environment || 'this folder')}</h1>
<p>Site <code>${escape(site)}</code>, served since ${time(servedSince)}${isUpToDate ? '' : ', <span class="bad">older than the site on the disk</span>'}.</p>
${canaryLine}
${table('Remotes', ['remote', 'package', 'version', 'since', 'by', 'why'], live)}
${table('Measured visits', ['version', 'visits', 'errors', 'LCP, ms', 'INP, ms', 'CLS'], byVersion(status.routes))}
${table('Done in measured visits', ['day (UTC)', 'page', 'what', 'times'], days)}
${table('Errors lately', ['release', 'type', 'route', 'times', 'last', 'where (clinic trace reads it)'], faults)}
${table('Last deployments', ['when', 'what', 'by', 'why', 'versions'], deployments)}
</main></body></html>
`;
}
