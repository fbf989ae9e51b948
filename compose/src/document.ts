import type { PageData } from '@clinic/shared/registry';

import type { PageAssets } from './assets.ts';
import type { HeadTag, PrerenderedPage, SiteData } from '@clinic/shared/prerender';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for HTML content and quoted attributes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => escapes[character] ?? '');

/** JSON that can stand inside `<script>`: no `</script>` or `<!--` can occur in it. */
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
 * Puts a prerendered page into its document.
 * Tags that depend on the page bear `data-page`: the shell replaces them when the visitor moves on.
 */
export function renderDocument(page: PrerenderedPage, assets: PageAssets, site: SiteData): string {
  const { kind, head, documents } = page;
  return [
    '<!doctype html>',
    `<html lang="${head.lang}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(head.title)}</title>`,
    ...assets.fonts.map(
      (href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`,
    ),
    ...assets.stylesheets.map(
      ({ href, dataHref }) => `<link rel="stylesheet" href="${href}" data-href="${dataHref}">`,
    ),
    ...assets.scripts.map((src) => `<script defer src="${src}"></script>`),
    ...assets.preloadedScripts.map((href) => `<link rel="preload" as="script" href="${href}">`),
    '<meta name="theme-color" content="#fbf8f4">',
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    ...head.tags.map(renderTag),
    '</head>',
    '<body>',
    `<div id="root">${page.html}</div>`,
    `<script type="application/json" id="page-data">${inlineJson({ kind, ...site, documents } satisfies PageData)}</script>`,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}
