import { UpstreamFailure } from './failure.ts';

/** Bytes of an upstream's body, decompressed. A reply of 2,000 characters takes a tenth of it. */
const MAX_BODY = 65_536;

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

async function readBounded(response: Response): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > MAX_BODY) throw new UpstreamFailure('too_large');
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

/**
 * `fetch` for servers that are not trusted: follows no redirect, reads a bounded body to its end, and turns
 * whatever fails into an UpstreamFailure that carries nothing of the request or the response.
 */
export async function boundedFetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  try {
    const response = await fetch(input, { ...init, redirect: 'manual' });
    try {
      assertOk(response);
      const type = response.headers.get('content-type') ?? 'application/json';
      return new Response(await readBounded(response), { headers: { 'content-type': type } });
    } finally {
      // Frees the socket of a body that nobody reads to its end.
      void response.body?.cancel().catch(() => {});
    }
  } catch (error) {
    if (error instanceof UpstreamFailure) throw error;
    if (init?.signal?.aborted) throw new UpstreamFailure('timeout');
    throw new UpstreamFailure('connection', { retryable: true });
  }
}
