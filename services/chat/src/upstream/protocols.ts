import type { Lang } from '@tesela/core/lang';
import * as v from 'valibot';

import { boundedFetch } from './boundedFetch.ts';
import { UpstreamFailure } from './failure.ts';
import { readReply } from './reply.ts';

/** Where messages go that the embedded assistant need not keep to itself. */
export type UpstreamSettings = {
  /** Whose service it is: nothing is sent there while the published privacy page does not name it. */
  company: string;
} & (
  | {
      /** Any service with the contract of `POST /api/chat`. */
      kind: 'http';
      url: string;
    }
  | {
      /** An endpoint that speaks OpenAI's chat completions. */
      kind: 'openai';
      /** Up to and without `/chat/completions`. */
      baseUrl: string;
      model: string;
      /** Servers of one's own network often need none. */
      apiKey: string | undefined;
    }
);

export type UpstreamQuestion = {
  message: string;
  /** Language of the page, and of the answer. */
  lang: Lang;
  /** Makes the instructions and the facts for a model; a service of the clinic has its own. */
  prompt: () => string;
};

/**
 * Asks an upstream once, without retries.
 * @returns the text of its reply, piece by piece, still unchecked
 * @throws UpstreamFailure; any other error is a fault of the service
 */
export type Protocol = (question: UpstreamQuestion, signal: AbortSignal) => AsyncGenerator<string>;

/** Three sentences take less than half of it in either language. */
const MAX_TOKENS = 300;

/** Low: facts are wanted, not variety. */
const TEMPERATURE = 0.2;

const answer = v.object({ response: v.unknown() });
const reason = v.optional(v.unknown());
const completion = v.object({
  choices: v.tupleWithRest(
    [v.object({ message: v.object({ content: v.unknown() }), finish_reason: reason })],
    v.unknown(),
  ),
});
const delta = v.object({
  choices: v.array(
    v.object({ delta: v.optional(v.object({ content: v.nullish(v.string()) })), finish_reason: reason }),
  ),
});

const json = { 'content-type': 'application/json' };

function parse<T>(text: string, schema: v.GenericSchema<unknown, T>): T {
  try {
    return v.parse(schema, JSON.parse(text));
  } catch {
    throw new UpstreamFailure('body');
  }
}

/** What ran into the limit of tokens is told without the sentence that it broke off. */
const ended = (text: unknown): unknown =>
  typeof text === 'string'
    ? text.slice(0, Math.max(...['.', '!', '?', '…'].map((end) => text.lastIndexOf(end))) + 1)
    : text;

/** `{ message }` → `{ response }`, as the service itself answers; the language goes on as `Accept-Language`. */
const http = (url: string): Protocol =>
  async function* ask({ message, lang }, signal) {
    const headers = { ...json, accept: 'application/json', 'accept-language': lang };
    let body = '';
    for await (const { text } of boundedFetch(url, {
      method: 'POST',
      headers,
      body: JSON.stringify({ message }),
      signal,
    }))
      body += text;
    yield readReply(parse(body, answer).response);
    yield '\n';
  };

/** An OpenAI-compatible endpoint, which may stream. The message travels as JSON, so that its end is where it ends. */
const openai = ({
  baseUrl,
  model,
  apiKey = 'none',
}: Extract<UpstreamSettings, { kind: 'openai' }>): Protocol =>
  async function* ask({ message, prompt }, signal) {
    const messages = [
      { role: 'system', content: prompt() },
      { role: 'user', content: JSON.stringify({ message }) },
    ];
    const body = JSON.stringify({
      model,
      max_tokens: MAX_TOKENS,
      temperature: TEMPERATURE,
      stream: true,
      messages,
    });
    const headers = {
      ...json,
      accept: 'text/event-stream, application/json',
      authorization: `Bearer ${apiKey}`,
    };
    const url = `${baseUrl.replace(/\/+$/, '')}/chat/completions`;
    let rest = '';
    let isStream = false;
    let isCut = false;
    for await (const { text, isEvents } of boundedFetch(url, { method: 'POST', headers, body, signal })) {
      rest += text;
      if (!isEvents) continue;
      isStream = true;
      const lines = rest.split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        const data = /^data:\s*(\{.*\})\s*$/.exec(line)?.[1];
        if (!data) continue;
        const [choice] = parse(data, delta).choices;
        if (choice?.finish_reason === 'length') isCut = true;
        if (choice?.delta?.content) yield choice.delta.content;
      }
    }
    // A sentence that the model broke off has no full stop, and is left out by whoever puts sentences together.
    if (isStream) {
      if (!isCut) yield '\n';
      return;
    }
    const [first] = parse(rest, completion).choices;
    const content: unknown = first.message.content;
    yield readReply(first.finish_reason === 'length' ? ended(content) : content);
    yield '\n';
  };

export const protocolOf = (settings: UpstreamSettings): Protocol =>
  settings.kind === 'http' ? http(settings.url) : openai(settings);
