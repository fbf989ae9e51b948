import { chatErrorStatus as statusOf, type ChatError, type ChatErrorCode } from '@clinic/shared/chat';
import type { Lang } from '@tesela/core/lang';

import { messages } from './data/messages.ts';

/** Refuses a call with one of the known codes. */
export class ApiError extends Error {
  readonly code: ChatErrorCode;
  readonly statusCode: number;

  constructor(code: ChatErrorCode, options?: ErrorOptions) {
    super(code, options);
    this.code = code;
    this.statusCode = statusOf[code];
  }
}

const byStatus: Readonly<Record<number, ChatErrorCode>> = {
  404: 'not_found',
  413: 'body_too_large',
  415: 'unsupported_media_type',
  429: 'rate_limited',
};

/** Code for any error that reaches the API's error handler, Fastify's own ones included. */
export function codeOf(error: unknown): ChatErrorCode {
  if (error instanceof ApiError) return error.code;
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  return byStatus[status] ?? (status >= 400 && status < 500 ? 'invalid_json' : 'internal');
}

/** Body of a refused call. */
export const errorBody = (code: ChatErrorCode, lang: Lang): ChatError => ({
  error: { code, message: messages[lang][code] },
});
