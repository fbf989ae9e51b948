const asked = new Map<string, number>();

/**
 * Address to ask for a file at: its own the first time, and one that neither a cache nor a request
 * that hangs can answer from then on. Servers ignore the query.
 */
export function addressOf(url: string): { address: string; earlier: number } {
  const earlier = asked.get(url) ?? 0;
  asked.set(url, earlier + 1);
  const again = `${url}?again=${crypto.getRandomValues(new Uint32Array(1)).join()}`;
  return { address: earlier === 0 ? url : again, earlier };
}
