import { UpstreamFailure } from './failure.ts';

/** Bytes of an upstream's body, decompressed. A reply of 2,000 characters takes a tenth of it, streamed a third. */
const MAX_BODY = 131_072;

function assertOk({ status, ok }: Response): void {
  if (ok) return;
  // Content filters answer 400 or 422 to what a visitor wrote.
  const isUpstreamsFault = status !== 400 && status !== 422;
  throw new UpstreamFailure(status === 429 ? 'rate_limited' : 'status', isUpstreamsFault);
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
    throw new UpstreamFailure('connection');
  } finally {
    // Frees the socket of a body that nobody reads to its end.
    void response?.body?.cancel().catch(() => {});
  }
}
