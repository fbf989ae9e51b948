const asked = new Set<string>();

/**
 * Address to ask for a file at: its own the first time, and one that neither a cache nor a request
 * that hangs can answer from then on. Servers ignore the query.
 */
export function addressOf(url: string): { address: string; isOwn: boolean } {
  const isOwn = !asked.has(url);
  asked.add(url);
  return {
    address: isOwn ? url : `${url}?again=${crypto.getRandomValues(new Uint32Array(1)).join()}`,
    isOwn,
  };
}
