const attempts = new Map<string, number>();

/**
 * URL for the next attempt at a file. From the second attempt on it has a random query, so that neither a cache nor a
 * pending request answers it. Servers ignore the query.
 */
export function cacheBustingUrl(url: string): { address: string; earlierAttempts: number } {
  const earlierAttempts = attempts.get(url) ?? 0;
  attempts.set(url, earlierAttempts + 1);
  const again = `${url}?again=${Math.random().toString(36).slice(2)}`;
  return { address: earlierAttempts === 0 ? url : again, earlierAttempts };
}
