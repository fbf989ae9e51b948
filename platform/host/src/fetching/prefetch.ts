export type Tag = 'script' | 'link';

export const addToHead = <T extends Tag>(tag: T, attributes: object): HTMLElementTagNameMap[T] => {
  const common = { crossOrigin: 'anonymous', fetchPriority: 'low' };
  const element = Object.assign(document.createElement(tag), common, attributes);
  document.head.append(element);
  return element;
};

const prefetched = new Set<string>();

/** Preloads a script, a stylesheet or a document. When that fails, it is fetched again when it is used. */
export function prefetch(href: string, integrity = ''): void {
  const as = href.endsWith('.css') ? 'style' : href.endsWith('.json') ? 'fetch' : 'script';
  if (!prefetched.has(href)) addToHead('link', { rel: 'preload', as, integrity, href });
  prefetched.add(href);
}
