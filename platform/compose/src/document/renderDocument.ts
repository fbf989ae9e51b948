import type { Site } from '@tesela/core/facts';
import { localizePath } from '@tesela/core/lang';
import type { LiveRemotes, PageData } from '@tesela/core/liveRemotes';
import type { HeadTag, PrerenderedPage, SiteData } from '@tesela/core/prerender';

import { sha256 } from '#disk/hashes.ts';

import type { PageAssets } from './assets.ts';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';
import { escapeHtml, readMarkup } from './markup.ts';
import type { References } from './references.ts';
import type { Stylesheet } from './stylesheet.ts';

/** JSON that is safe inside `<script>`: it cannot contain `</script>` or `<!--`. */
export const inlineJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

function renderTag({ tag, attributes, text }: HeadTag): string {
  const written = Object.entries({ ...attributes, 'data-page': '' }).map(([name, value]) =>
    value === '' ? name : `${name}="${escapeHtml(value)}"`,
  );
  const open = `<${tag} ${written.join(' ')}>`;
  return tag === 'script' ? `${open}${(text ?? '').replaceAll('<', String.raw`\u003c`)}</script>` : open;
}

/**
 * Lets the browser prefetch the page of a link that a visitor is about to follow, while links still load whole
 * documents. The page of the search is left out, because scripts open the search over the current page.
 */
function speculationRules({ languages }: Site, searchPath: string | undefined): string {
  const pages = { href_matches: '/*' };
  const search = searchPath && languages.map((lang) => localizePath(searchPath, lang, languages));
  const where = search ? { and: [pages, { not: { href_matches: search } }] } : pages;
  return JSON.stringify({ prefetch: [{ where, eagerness: 'moderate' }] });
}

/** The entries of the remotes that a page shows, without their versions, which would change the page for nothing. */
function shownRemotes(liveRemotes: LiveRemotes, { chunks }: PrerenderedPage): LiveRemotes {
  const shown = new Set<string>(chunks.map(({ remote }) => remote));
  return Object.fromEntries(
    Object.entries(liveRemotes)
      .filter(([name]) => shown.has(name))
      .map(([name, { version: _version, ...entry }]) => [name, entry]),
  );
}

export type PageDocument = {
  text: string;
  /** Hashes of what the page says, and of how it looks. */
  print: { words: string; looks: string };
  references: References;
};

const shortHash = (value: unknown): string => sha256(JSON.stringify(value)).slice(0, 16);

/** What only names code, such as links of the head and the addresses of documents, is left out. */
const printOf = ({ head, documents }: PrerenderedPage, html: string, stylesheets: readonly Stylesheet[]) => ({
  words: shortHash([
    head.title,
    head.tags.filter(({ tag }) => tag !== 'link'),
    html,
    Object.values(documents),
  ]),
  looks: shortHash(stylesheets.map(({ css }) => css)),
});

/** What the documents of a site have in common, beside what pages carry. */
export type DocumentOptions = Pick<Site, 'themeColor' | 'framedOrigins'> & {
  searchPath?: string | undefined;
};

/**
 * Makes the HTML document of a prerendered page. Styles are inline and scripts are fetched after the first paint, so
 * that no other file can delay it. Tags that depend on the page have `data-page`: the shell replaces them when the
 * visitor navigates.
 */
export function renderDocument(
  page: PrerenderedPage,
  assets: PageAssets,
  site: SiteData,
  { themeColor, framedOrigins, searchPath }: DocumentOptions = {},
): PageDocument {
  const { kind, head, documents, beside } = page;
  const { inline, scripts } = assets;
  const data: PageData = { kind, ...site, registry: shownRemotes(site.registry, page), documents };
  const {
    html,
    stylesheets: lifted,
    preloads,
    references,
  } = readMarkup(
    `<div id="root" data-area="shell">${page.html}</div>` +
      (beside === undefined ? '' : `<div id="beside" data-area="beside">${beside}</div>`),
  );
  const rules = speculationRules(site.site, searchPath);
  const stylesheets = [...assets.stylesheets, ...lifted];
  const policy = contentSecurityPolicy({
    scripts: [...inline, rules],
    // A click adds empty `<style>` elements, and fills them by script with the styles of the next page.
    styles: ['', ...stylesheets.map(({ css }) => css)],
    frames: framedOrigins,
    collector: site.site.violationCollector,
  });
  const text = [
    '<!doctype html>',
    `<html lang="${head.lang}">`,
    '<head>',
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    // A phone would make links of dates and numbers, and change what React expects. Telephones are links already.
    '<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">',
    `<title>${escapeHtml(head.title)}</title>`,
    ...preloads,
    `<script type="application/json" id="page-scripts">${inlineJson(scripts)}</script>`,
    ...stylesheets.map(({ css, dataHref }) => `<style data-href="${dataHref}">${css}</style>`),
    ...inline.map((source) => `<script>${source}</script>`),
    ...(themeColor ? [`<meta name="theme-color" content="${themeColor}">`] : []),
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    ...head.tags.map(renderTag),
    '</head>',
    '<body>',
    html,
    `<script type="application/json" id="page-data">${inlineJson(data)}</script>`,
    `<script type="speculationrules">${rules}</script>`,
    '</body>',
    '</html>',
    '',
  ].join('\n');
  return { text, print: printOf(page, html, stylesheets), references };
}
