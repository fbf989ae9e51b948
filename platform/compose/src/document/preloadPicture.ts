import { parse } from 'node-html-parser';

import { escapeHtml } from './escapeHtml.ts';

/**
 * Makes a preload link for the picture that a component marks with `fetchPriority="high"`: inline styles come before
 * it in the document and would delay its discovery.
 * @param html inside of `#root`
 * @returns tags for the head; none when no picture is marked
 */
export function preloadPicture(html: string): string[] {
  const at = html.search(/<img[^>]* fetchPriority="high"/i);
  if (at === -1) return [];
  const start = html.lastIndexOf('<picture', at);
  const picture = parse(html.slice(start, html.indexOf('</picture>', at))).querySelector('picture');
  const source = picture?.querySelector('source');
  if (!source) return [];
  const attributes = {
    type: source.getAttribute('type'),
    imagesrcset: source.getAttribute('srcset'),
    imagesizes: source.getAttribute('sizes'),
  };
  const written = Object.entries(attributes).flatMap(([name, value]) =>
    value ? [`${name}="${escapeHtml(value)}"`] : [],
  );
  return [`<link rel="preload" as="image" fetchpriority="high" ${written.join(' ')}>`];
}
