import { CHAT_PATH, type ChatRequest, type ChatResponse } from '@clinic/shared/chat';
import type { Lang } from '@clinic/shared/lang';

/** Longest wait for a reply, in ms. */
export const REPLY_TIMEOUT = 12_000;

/** Longest reply that is shown, in UTF-16 units; the rest is cut. */
export const MAX_REPLY = 4000;

/** The service answered with a status other than 2xx. */
export class RefusedError extends Error {
  /** How long it wants to be left alone, in s. */
  readonly retryAfter: number | undefined;

  constructor({ status, headers }: Response) {
    super(`POST ${CHAT_PATH} answered ${status}.`);
    const seconds = headers.get('retry-after') ?? '';
    this.retryAfter = /^[1-9]\d{0,3}$/.test(seconds) ? Number(seconds) : undefined;
  }
}

function readReply(body: unknown): string {
  const { response } = (body ?? {}) as Partial<Record<keyof ChatResponse, unknown>>; // checked right below
  const reply = typeof response === 'string' ? response.trim() : '';
  if (reply === '') throw new Error(`POST ${CHAT_PATH} answered without a text in "response".`);
  // Cut before a word: half a path would lead elsewhere.
  return reply.length > MAX_REPLY ? `${reply.slice(0, MAX_REPLY).replace(/\s*\S*$/, '')} …` : reply;
}

/**
 * Sends a visitor's message to the assistant.
 * @param signal gives the request up, e.g. when the chat leaves the page
 * @returns the reply
 * @throws RefusedError on a status other than 2xx
 * @throws Error on a malformed body, a lost connection, and after `REPLY_TIMEOUT`
 */
export async function sendMessage(message: string, lang: Lang, signal: AbortSignal): Promise<string> {
  const timeout = new AbortController();
  const timer = setTimeout(
    () => timeout.abort(new Error(`POST ${CHAT_PATH} did not answer within ${REPLY_TIMEOUT} ms.`)),
    REPLY_TIMEOUT,
  );
  try {
    const response = await fetch(CHAT_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': lang },
      body: JSON.stringify({ message } satisfies ChatRequest),
      signal: AbortSignal.any([signal, timeout.signal]),
    });
    if (!response.ok) throw new RefusedError(response);
    return readReply(await response.json());
  } finally {
    clearTimeout(timer);
  }
}
