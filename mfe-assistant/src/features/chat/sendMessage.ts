import type { Lang } from '@clinic/shared/lang';

/** Longest wait for a reply, in ms. */
export const REPLY_TIMEOUT = 12_000;

function readReply(body: unknown): string {
  const reply = typeof body === 'object' && body !== null && 'response' in body ? body.response : undefined;
  if (typeof reply !== 'string' || reply.trim() === '') {
    throw new Error('POST /api/chat answered without a text in "response".');
  }
  return reply;
}

/**
 * Sends a visitor's message to the assistant.
 * @param signal gives the request up, e.g. when the chat leaves the page
 * @returns the reply
 * @throws Error on a status other than 2xx, a malformed body, a lost connection, and after `REPLY_TIMEOUT`
 */
export async function sendMessage(message: string, lang: Lang, signal: AbortSignal): Promise<string> {
  const timeout = new AbortController();
  const timer = setTimeout(
    () => timeout.abort(new Error(`POST /api/chat did not answer within ${REPLY_TIMEOUT} ms.`)),
    REPLY_TIMEOUT,
  );
  try {
    const response = await fetch('/api/chat', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': lang },
      body: JSON.stringify({ message }),
      signal: AbortSignal.any([signal, timeout.signal]),
    });
    if (!response.ok) throw new Error(`POST /api/chat answered ${response.status}.`);
    return readReply(await response.json());
  } finally {
    clearTimeout(timer);
  }
}
