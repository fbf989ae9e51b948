// Compressed size of the JavaScript of each route in the composed site, and the share of Module Federation in it.
import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

import { listRemotes } from '@tesela/build/workspace';
import type { PageScripts } from '@tesela/core/liveRemotes';
import { onePerRoute } from '@tesela/testing/composedRoutes';

const siteDir = path.resolve(import.meta.dirname, '../../.site');

type Size = { raw: number; gzip: number; brotli: number };

const sizes = new Map<string, Size>();

function sizeOf(url: string): Size {
  const known = sizes.get(url);
  if (known) return known;
  const content = readFileSync(path.join(siteDir, url));
  const size = {
    raw: content.length,
    gzip: gzipSync(content, { level: 9 }).length,
    brotli: brotliCompressSync(content).length,
  };
  sizes.set(url, size);
  return size;
}

const sum = (urls: readonly string[]): Size =>
  urls
    .map(sizeOf)
    .reduce((a, b) => ({ raw: a.raw + b.raw, gzip: a.gzip + b.gzip, brotli: a.brotli + b.brotli }), {
      raw: 0,
      gzip: 0,
      brotli: 0,
    });

const kb = (bytes: number): string => (bytes / 1000).toFixed(1);

const matches = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, found = '']) => found);

function routeSize(url: string) {
  const html = readFileSync(path.join(siteDir, 'live', url.slice(1), 'index.html'), 'utf8');
  const [json = ''] = matches(html, /id="page-scripts">([^<]+)</g);
  const { start, page, areas } = JSON.parse(json) as PageScripts;
  const scripts = [...new Set([...start, ...page, ...Object.values(areas).flat()])];
  const styles = matches(html, /<style[^>]*>([^<]*)</g).join('');
  return {
    url,
    requests: scripts.length,
    js: sum(scripts),
    css: { brotli: brotliCompressSync(styles).length },
    html: brotliCompressSync(html).length,
    scripts,
  };
}

const federationSource = /@module-federation|__module_federation|federation%3D|runtimeRequire\.federation/;

/**
 * Size of the Module Federation runtime in a script, in bytes after gzip: the code that the source map traces to its
 * packages. The bundler's own runtime, which every site has, does not count.
 */
function federationShare(script: string): number {
  const map = new SourceMap(JSON.parse(readFileSync(`${script}.map`, 'utf8')) as SourceMapPayload);
  const isFederation = (line: number, column: number): boolean => {
    const entry = map.findEntry(line, column);
    return 'originalSource' in entry && federationSource.test(entry.originalSource);
  };
  const lines = readFileSync(script, 'utf8').split('\n');
  const code = lines.flatMap((text, line) =>
    [...text].filter((_character, column) => isFederation(line, column)),
  );
  return gzipSync(code.join(''), { level: 9 }).length;
}

const sitemap = readFileSync(path.join(siteDir, 'live/sitemap.xml'), 'utf8');
const urls = matches(sitemap, /<loc>([^<]+)<\/loc>/g).map((item) => new URL(item).pathname);
const rows = onePerRoute(urls).map(routeSize);

const header = ['route', 'scripts', 'JS gzip kB', 'JS brotli kB', 'CSS brotli kB', 'HTML brotli kB'];
const table = rows.map(({ url, requests, js, css, html }) => [
  url,
  String(requests),
  kb(js.gzip),
  kb(js.brotli),
  kb(css.brotli),
  kb(html),
]);

function print(lines: string[][]): void {
  for (const line of lines)
    console.log(line.map((cell, index) => (index ? cell.padStart(15) : cell.padEnd(34))).join(''));
}

print([header, ...table]);

const root = path.resolve(import.meta.dirname, '../..');
/** The whole entry of a remote counts, because a site without Module Federation has no such file. */
const entrySize = (name: string): number =>
  gzipSync(readFileSync(path.join(root, name, 'dist/web/remoteEntry.js')), { level: 9 }).length;

const shellDir = path.join(root, 'shell/dist/web');
const { federation } = JSON.parse(readFileSync(path.join(shellDir, 'chunks.json'), 'utf8')) as {
  federation: { js: string[] };
};
const remotes = listRemotes(root);
const shellShare = federation.js
  .filter((file) => !file.includes('/react.') && !file.includes('/site.'))
  .reduce((bytes, file) => bytes + federationShare(path.join(shellDir, file)), 0);
const runtime = [
  ['shell', shellShare] as const,
  ...remotes.map(({ folder }) => [folder, entrySize(folder)] as const),
];
const total = runtime.reduce((bytes, [, share]) => bytes + share, 0);

console.log();
print([
  ['federation runtime', 'gzip kB'],
  ...runtime.map(([name, bytes]) => [name, kb(bytes)]),
  ['total', kb(total)],
]);

/** Budget of the shell for Module Federation, in bytes after gzip; `tesela release` checks the budgets of the remotes. */
const shellBudget = 25_000;
if (shellShare > shellBudget) {
  console.error(
    `Federation weighs ${kb(shellShare)} kB in the shell, more than its budget of ${kb(shellBudget)} kB.`,
  );
  process.exitCode = 1;
}
