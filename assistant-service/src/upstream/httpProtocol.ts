import * as v from 'valibot';

import { boundedFetch } from './boundedFetch.ts';
import { UpstreamFailure } from './failure.ts';
import type { Protocol } from './protocol.ts';

const answer = v.object({ response: v.unknown() });

/** `{ message }` → `{ response }`, as the service itself answers; the language goes on as `Accept-Language`. */
export const httpProtocol =
  (url: string): Protocol =>
  async ({ message, lang }, signal) => {
    const response = await boundedFetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', 'accept-language': lang },
      body: JSON.stringify({ message }),
      signal,
    });
    const body: unknown = await response.json().catch(() => undefined);
    const result = v.safeParse(answer, body);
    if (!result.success) throw new UpstreamFailure('body');
    return result.output.response;
  };
