import { HttpResponse } from 'msw/http';

/** What `rate-limited` asks for in `Retry-After`, in s. */
export const RETRY_AFTER = 30;

/** Not what any contract says. */
export const misreply = (body: string, contentType = 'application/json', status = 200): Response =>
  new HttpResponse(body, { status, headers: { 'content-type': contentType } });

type Body = { json: unknown } | { refused: 'unsupported_media_type' | 'body_too_large' | 'invalid_json' };

/** Reads a body as the servers do: JSON, not compressed, and not longer than it may be in bytes. */
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
