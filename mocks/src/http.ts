import { delay } from 'msw';
import { HttpResponse } from 'msw/http';

/** Value of `Retry-After` in the scenario `rate-limited`, in s. */
export const RETRY_AFTER = 30;

/** How an API answers in a scenario. */
export type Behaviour = (request: Request) => Response | Promise<Response>;

/** Answers after a time in ms, or never. */
export const late =
  (time: number | 'infinite', answer: Behaviour): Behaviour =>
  async (request) => {
    await delay(time);
    return answer(request);
  };

/** A response that breaks the contract of the API. */
export const invalidResponse = (body: string, contentType = 'application/json', status = 200): Response =>
  new HttpResponse(body, { status, headers: { 'content-type': contentType } });

type Body = { json: unknown } | { refused: 'unsupported_media_type' | 'body_too_large' | 'invalid_json' };

/** Reads a body with the rules of the servers: JSON, uncompressed, at most `maxBytes`. */
export async function readJson(request: Request, maxBytes: number): Promise<Body> {
  const isJson = /^\s*application\/json\s*(?:;|$)/i.test(request.headers.get('content-type') ?? '');
  const isPlain = (request.headers.get('content-encoding') ?? 'identity') === 'identity';
  if (!isJson || !isPlain) return { refused: 'unsupported_media_type' };
  const bytes = await request.arrayBuffer();
  if (bytes.byteLength > maxBytes) return { refused: 'body_too_large' };
  try {
    return { json: JSON.parse(new TextDecoder().decode(bytes)) };
  } catch {
    return { refused: 'invalid_json' };
  }
}
