/**
 * Makes a preload link for the picture that a component marks with `fetchPriority="high"`: inline styles come before
 * it in the document and would delay its discovery.
 * @param html inside of `#root`, as React writes it
 * @returns tags for the head; none when no picture is marked
 */
export function preloadPicture(html: string): string[] {
  const at = html.search(/<img[^>]* fetchPriority="high"/i);
  if (at === -1) return [];
  const picture = html.slice(html.lastIndexOf('<picture', at), at);
  const [source] = /<source\b[^>]*>/.exec(picture) ?? [];
  if (!source) return [];
  const written = Object.entries({ type: 'type', imagesrcset: 'srcSet', imagesizes: 'sizes' }).flatMap(
    ([name, from]) => {
      // React has escaped the value.
      const [, value] = new RegExp(` ${from}="([^"]+)"`, 'i').exec(source) ?? [];
      return value ? [`${name}="${value}"`] : [];
    },
  );
  return [`<link rel="preload" as="image" fetchpriority="high" ${written.join(' ')}>`];
}
