import { languages, localizePath } from '@clinic/shared/lang';

import { escapeHtml } from './markup.ts';

/** Sitemap of all pages with their translations. @param paths without language */
export function renderSitemap(origin: string, paths: readonly string[]): string {
  const urlIn = (path: string, lang: (typeof languages)[number]) =>
    escapeHtml(origin + localizePath(path, lang));
  const entries = paths.flatMap((path) => {
    const alternates = languages
      .map((lang) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${urlIn(path, lang)}"/>`)
      .join('');
    return languages.map((lang) => `<url><loc>${urlIn(path, lang)}</loc>${alternates}</url>`);
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

export const renderRobots = (origin: string): string =>
  `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`;
