import { CHAT_PATH } from '@clinic/shared/chat';
import type { ChatRequest, ChatResponse } from '@clinic/shared/chatSchemas';
import type { Lang } from '@tesela/core/lang';

/** Longest wait for a reply, in ms. */
export const REPLY_TIMEOUT = 12_000;

/** The service answered with a status other than 2xx. */
export class RefusedError extends Error {
  /** How long to wait before the next request, in s. */
  readonly retryAfter: number | undefined;
  /** Nobody answers there: a host of static files has no service. */
  readonly isAsleep: boolean;

  constructor({ status, headers }: Response) {
    super(`POST ${CHAT_PATH} answered ${status}.`);
    this.isAsleep = [404, 405, 501].includes(status);
    const seconds = headers.get('retry-after') ?? '';
    this.retryAfter = /^[1-9]\d{0,3}$/.test(seconds) ? Number(seconds) : undefined;
  }
}

/**
 * Loads the reader during the request: with its schema it is several times larger than the rest of this
 * module.
 */
const loadReader = () => import('./readReply.ts');

type Options = {
  lang: Lang;
  /** Aborts the request, e.g. when the chat is removed from the page. */
  signal: AbortSignal;
  /** Called with each sentence of a streamed answer. */
  onSentence?: (text: string) => void;
};

/**
 * Sends a visitor's message to the assistant.
 * @returns the reply
 * @throws RefusedError on a status other than 2xx
 * @throws Error on a malformed body, a lost connection, and after `REPLY_TIMEOUT`
 */
export async function sendMessage(
  request: ChatRequest,
  { lang, signal, onSentence = () => {} }: Options,
): Promise<ChatResponse> {
  signal.throwIfAborted();
  const call = new AbortController();
  const abort = () => call.abort(signal.reason);
  signal.addEventListener('abort', abort);
  const timer = setTimeout(
    () => call.abort(new Error(`POST ${CHAT_PATH} did not answer within ${REPLY_TIMEOUT} ms.`)),
    REPLY_TIMEOUT,
  );
  const answer = fetch(CHAT_PATH, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream, application/json',
      'accept-language': lang,
    },
    body: JSON.stringify(request),
    signal: call.signal,
  });
  // The timeout also ends the wait for the reader: a dynamic import takes no abort signal.
  const silence = new Promise<never>((_resolve, reject) => {
    call.signal.addEventListener('abort', () => reject(call.signal.reason));
  });
  try {
    const [response, { readReply, readEvents }] = await Promise.race([
      Promise.all([answer, loadReader()]),
      silence,
    ]);
    if (!response.ok) throw new RefusedError(response);
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false;
    return readReply(await (isStream ? readEvents(response, onSentence) : response.json()));
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
}
