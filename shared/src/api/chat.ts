/**
 * The HTTP contract of the assistant: `POST /api/chat`. The chat window, the assistant's service and the mocks rely on it.
 * What goes in and out is in `chatSchemas.ts`, apart: a page needs the schemas only when an answer comes.
 * The language of an answer is that of the page which asks (`Referer`), else `Accept-Language`, else Spanish.
 */
export const CHAT_PATH = '/api/chat';

/** Longest message, in characters as a visitor counts them: an emoji is one. */
export const MAX_CHAT_MESSAGE = 1000;

/** Longest body, in bytes: room for the longest message in any script, and for the JSON around it. */
export const MAX_CHAT_BODY = 4096;

/** Why a call was refused, and its HTTP status. */
export const chatErrorStatus = {
  invalid_json: 400,
  invalid_message: 400,
  message_too_long: 400,
  not_found: 404,
  method_not_allowed: 405,
  body_too_large: 413,
  unsupported_media_type: 415,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
} as const;

export type ChatErrorCode = keyof typeof chatErrorStatus;

/** Body of a refused call. It never has a `response`. */
export type ChatError = { error: { code: ChatErrorCode; message: string } };
