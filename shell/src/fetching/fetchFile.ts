import { SILENCE } from '#timeouts.ts';

import { onRetryNow } from './retryNow.ts';

/**
 * Fetches a file with its whole body. A request that does not answer may never do so: it is broken off when nothing
 * of it comes for too long, and when the visitor asks for another attempt.
 * @throws Error when it does not come
 */
export async function fetchFile(url: string, init: RequestInit): Promise<{ status: number; text: string }> {
  const end = new AbortController();
  const abort = () => end.abort();
  let deadline = setTimeout(abort, SILENCE);
  onRetryNow(abort, end.signal);
  try {
    const { status, body } = await fetch(url, { ...init, signal: end.signal });
    const reader = body?.getReader();
    const parts: Uint8Array<ArrayBuffer>[] = [];
    for (;;) {
      const part = await reader?.read();
      if (!part || part.done) return { status, text: await new Blob(parts).text() };
      clearTimeout(deadline);
      deadline = setTimeout(abort, SILENCE);
      parts.push(part.value);
    }
  } finally {
    clearTimeout(deadline);
    end.abort();
  }
}
