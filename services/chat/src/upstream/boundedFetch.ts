import { UpstreamFailure } from './failure.ts';

/** Bytes of an upstream's body, decompressed. A reply of 2,000 characters takes a tenth of it, streamed a third. */
const MAX_BODY = 131_072;

/** `Retry-After`, which is in seconds or a date, in milliseconds; undefined when there is none. */
function retryAfterOf(headers: Headers): number | undefined {
  const header = headers.get('retry-after')?.trim() ?? '';
  const wait = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isNaN(wait) ? undefined : Math.max(0, wait);
}

function assertOk({ status, headers, ok }: Response): void {
  if (ok) return;
  if (status === 429) {
    throw new UpstreamFailure('rate_limited', { retryable: true, retryAfter: retryAfterOf(headers) });
  }
  // Content filters answer 400 or 422 to what a visitor wrote.
  throw new UpstreamFailure('status', {
    retryable: status >= 500,
    isUpstreamsFault: status !== 400 && status !== 422,
  });
}

/**
 * `fetch` for servers that are not trusted: follows no redirect, reads a bounded body, and turns whatever fails into an
 * UpstreamFailure that carries nothing of the request or the response.
 * @returns the body's text, piece by piece, and whether it is a stream of events
 */
export async function* boundedFetch(
  url: string,
  init: RequestInit,
): AsyncGenerator<{ text: string; isEvents: boolean }> {
  let response: Response | undefined;
  try {
    response = await fetch(url, { ...init, redirect: 'manual' });
    assertOk(response);
    const isEvents = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false;
    const decoder = new TextDecoder();
    let size = 0;
    for await (const chunk of response.body ?? []) {
      size += chunk.byteLength;
      if (size > MAX_BODY) throw new UpstreamFailure('too_large');
      yield { text: decoder.decode(chunk, { stream: true }), isEvents };
    }
  } catch (error) {
    if (error instanceof UpstreamFailure) throw error;
    if (init.signal?.aborted) throw new UpstreamFailure('timeout');
    throw new UpstreamFailure('connection', { retryable: true });
  } finally {
    // Frees the socket of a body that nobody reads to its end.
    void response?.body?.cancel().catch(() => {});
  }
}
