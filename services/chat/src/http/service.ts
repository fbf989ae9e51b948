import { defineService, type MountService } from '@tesela/gateway/service';
import { httpAddress, wholeNumber } from '@tesela/gateway/variables';
import * as v from 'valibot';

import type { UpstreamSettings } from '#upstream/protocols.ts';

import { serveChat, type ChatOptions } from './serveChat.ts';

const word = v.pipe(v.string(), v.trim());

const variables = {
  CHAT_RATE_LIMIT: v.optional(wholeNumber(1, 100_000_000), '60'),
  CHAT_UPSTREAM_URL: v.optional(httpAddress('https://chat.example.org/api/chat')),
  CHAT_UPSTREAM_COMPANY: v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty())),
  OPENAI_BASE_URL: v.optional(httpAddress('https://api.openai.com/v1')),
  OPENAI_MODEL: v.optional(word),
  OPENAI_API_KEY: v.optional(v.pipe(word, v.regex(/^[\x21-\x7e]+$/, 'must be one word of ASCII characters'))),
};

type Variables = { [Name in Exclude<keyof typeof variables, 'CHAT_RATE_LIMIT'>]?: string | undefined };

/** @throws Error when it is not clear who shall be asked */
export function readUpstream(given: Variables): UpstreamSettings | undefined {
  const { CHAT_UPSTREAM_URL, OPENAI_BASE_URL, OPENAI_MODEL, OPENAI_API_KEY } = given;
  const { CHAT_UPSTREAM_COMPANY: company } = given;
  // A key alone is often there for other programs, and must not send messages anywhere.
  const wantsOpenai = OPENAI_BASE_URL !== undefined || OPENAI_MODEL !== undefined;
  if (CHAT_UPSTREAM_URL !== undefined && wantsOpenai) {
    throw new Error('Set CHAT_UPSTREAM_URL, or OPENAI_BASE_URL and OPENAI_MODEL, not both: one answers.');
  }
  if (CHAT_UPSTREAM_URL === undefined && !wantsOpenai) return undefined;
  if (company === undefined) {
    throw new Error('CHAT_UPSTREAM_COMPANY must say whose service it is, as the privacy page names it.');
  }
  if (CHAT_UPSTREAM_URL !== undefined) return { company, kind: 'http', url: CHAT_UPSTREAM_URL };
  if (OPENAI_BASE_URL === undefined || OPENAI_MODEL === undefined) {
    throw new Error('OPENAI_BASE_URL and OPENAI_MODEL must be set together: where to ask, and which model.');
  }
  return { company, kind: 'openai', baseUrl: OPENAI_BASE_URL, model: OPENAI_MODEL, apiKey: OPENAI_API_KEY };
}

/** Mounts the API of the chat. */
export const mountChat =
  (options: Omit<ChatOptions, 'redis' | 'metrics'> = {}): MountService =>
  (server, host) =>
    void server.register(serveChat, { ...host, ...options, prefix: '/api' });

export const service = defineService({
  variables,
  secrets: ['OPENAI_API_KEY', 'CHAT_UPSTREAM_URL', 'OPENAI_BASE_URL'],
  configure: ({ CHAT_RATE_LIMIT: chatRateLimit, ...given }) =>
    mountChat({ chatRateLimit, upstream: readUpstream(given) }),
});
