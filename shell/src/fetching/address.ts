const asked = new Set<string>();

/**
 * Address to ask for a file at: its own the first time, and one that neither a cache nor a request
 * that hangs can answer from then on. Servers ignore the query.
 */
export function addressOf(url: string): { address: string; isOwn: boolean } {
  if (!asked.has(url)) {
    asked.add(url);
    return { address: url, isOwn: true };
  }
  const target = new URL(url, document.baseURI);
  target.searchParams.set('again', crypto.getRandomValues(new Uint32Array(1)).join());
  return { address: target.href, isOwn: false };
}
