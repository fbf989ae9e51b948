const asked = new Set<string>();

export const isAsked = (url: string): boolean => asked.has(url);

/**
 * Address to ask for a file at: its own the first time, and one that neither a cache nor a request
 * that hangs can answer from then on. Servers ignore the query.
 */
export function addressOf(url: string): string {
  if (asked.has(url)) return `${url}?again=${crypto.getRandomValues(new Uint32Array(1)).join()}`;
  asked.add(url);
  return url;
}
