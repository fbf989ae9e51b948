import type { Lang } from '@clinic/shared/lang';
import * as v from 'valibot';

import { boundedFetch } from './boundedFetch.ts';
import { UpstreamFailure } from './failure.ts';
import type { UpstreamSettings } from './settings.ts';

export type Question = {
  message: string;
  /** Language of the page, and of the answer. */
  lang: Lang;
  /** Makes the instructions and the facts for a model; a service of the clinic has its own. */
  prompt: () => string;
};

/**
 * Asks an upstream once, without retries.
 * @returns what it gave where the reply should stand, still unchecked
 * @throws UpstreamFailure; any other error is a fault of the service
 */
export type Protocol = (question: Question, signal: AbortSignal) => Promise<unknown>;

/** Three sentences take less than half of it in either language. */
const MAX_TOKENS = 300;

/** Low: facts are wanted, not variety. */
const TEMPERATURE = 0.2;

const answer = v.object({ response: v.unknown() });
const completion = v.object({
  choices: v.tupleWithRest(
    [v.object({ message: v.object({ content: v.unknown() }), finish_reason: v.optional(v.unknown()) })],
    v.unknown(),
  ),
});

/** Sends JSON and reads JSON of a certain shape. */
async function post<T>(
  url: string,
  body: object,
  headers: Record<string, string>,
  schema: v.GenericSchema<unknown, T>,
  signal: AbortSignal,
): Promise<T> {
  const response = await boundedFetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
    body: JSON.stringify(body),
    signal,
  });
  const result = v.safeParse(schema, await response.json().catch(() => undefined));
  if (!result.success) throw new UpstreamFailure('body');
  return result.output;
}

/** `{ message }` → `{ response }`, as the service itself answers; the language goes on as `Accept-Language`. */
const http =
  (url: string): Protocol =>
  async ({ message, lang }, signal) =>
    (await post(url, { message }, { 'accept-language': lang }, answer, signal)).response;

/** An OpenAI-compatible endpoint. The message travels as JSON, so that its end is where it ends. */
const openai =
  ({ baseUrl, model, apiKey = 'none' }: Extract<UpstreamSettings, { kind: 'openai' }>): Protocol =>
  async ({ message, prompt }, signal) => {
    const messages = [
      { role: 'system', content: prompt() },
      { role: 'user', content: JSON.stringify({ message }) },
    ];
    const { choices } = await post(
      `${baseUrl.replace(/\/+$/, '')}/chat/completions`,
      { model, max_tokens: MAX_TOKENS, temperature: TEMPERATURE, messages },
      { authorization: `Bearer ${apiKey}` },
      completion,
      signal,
    );
    const [
      {
        message: { content },
        finish_reason: reason,
      },
    ] = choices;
    // What ran into the limit of tokens is told without the sentence that it broke off.
    if (reason !== 'length' || typeof content !== 'string') return content;
    return content.slice(0, Math.max(...['.', '!', '?', '…'].map((end) => content.lastIndexOf(end))) + 1);
  };

export const protocolOf = (settings: UpstreamSettings): Protocol =>
  settings.kind === 'http' ? http(settings.url) : openai(settings);
