import type { OpenAI } from 'openai';
import * as v from 'valibot';

import { boundedFetch } from './boundedFetch.ts';
import { failureIn, UpstreamFailure } from './failure.ts';
import type { Protocol } from './protocol.ts';
import type { UpstreamSettings } from './settings.ts';

/** Three sentences take less than half of it in either language. */
const MAX_TOKENS = 300;

/** Low: facts are wanted, not variety. */
const TEMPERATURE = 0.2;

const completion = v.object({
  choices: v.tupleWithRest(
    [v.object({ message: v.object({ content: v.unknown() }), finish_reason: v.optional(v.unknown()) })],
    v.unknown(),
  ),
});

type Choice = v.InferOutput<typeof completion>['choices'][0];

/** The text of a reply; one that ran into the limit of tokens without the sentence that it broke off. */
function textOf({ message: { content }, finish_reason: reason }: Choice): unknown {
  if (reason !== 'length' || typeof content !== 'string') return content;
  return content.slice(0, Math.max(...['.', '!', '?', '…'].map((end) => content.lastIndexOf(end))) + 1);
}

type Settings = Extract<UpstreamSettings, { kind: 'openai' }>;

/** Everything is said here, since the client would read whatever is left out from the environment. */
async function createClient({ baseUrl, apiKey }: Settings): Promise<OpenAI> {
  // Loaded only where it is used: it costs 30 MB.
  const { OpenAI } = await import('openai');
  return new OpenAI({
    baseURL: baseUrl,
    apiKey: apiKey ?? 'none',
    adminAPIKey: null,
    organization: null,
    project: null,
    webhookSecret: null,
    maxRetries: 0,
    fetch: boundedFetch,
    // At its `debug` level it would log what visitors write.
    logLevel: 'off',
  });
}

/** An OpenAI-compatible endpoint. The message travels as JSON, so that its end is where it ends. */
export function openaiProtocol(settings: Settings): Protocol {
  const client = createClient(settings);
  // Told by the first message that needs it.
  client.catch(() => {});
  return async ({ message, prompt }, signal) => {
    const { chat } = await client;
    const answer: unknown = await chat.completions
      .create(
        {
          model: settings.model,
          max_tokens: MAX_TOKENS,
          temperature: TEMPERATURE,
          messages: [
            { role: 'system', content: prompt() },
            { role: 'user', content: JSON.stringify({ message }) },
          ],
        },
        { signal },
      )
      .catch((error: unknown) => {
        // The client's own errors may quote bodies.
        throw failureIn(error) ?? new UpstreamFailure('body');
      });
    const result = v.safeParse(completion, answer);
    if (!result.success) throw new UpstreamFailure('body');
    return textOf(result.output.choices[0]);
  };
}
