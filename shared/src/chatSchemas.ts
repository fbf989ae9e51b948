import * as v from 'valibot';

import { MAX_CHAT_MESSAGE, type ChatErrorCode } from './chat.ts';

export const chatRequestSchema = v.object({
  message: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(),
    v.check((text) => [...text].length <= MAX_CHAT_MESSAGE),
  ),
});

export type ChatRequest = v.InferOutput<typeof chatRequestSchema>;

/** Fields that a page does not know are left out, so that a newer service can say more. */
export const chatResponseSchema = v.object({ response: v.pipe(v.string(), v.trim(), v.nonEmpty()) });

export type ChatResponse = v.InferOutput<typeof chatResponseSchema>;

/** Reads the parsed body of a call. @returns the request, or why it is refused */
export function readChatRequest(body: unknown): ChatRequest | ChatErrorCode {
  const { success, output, issues } = v.safeParse(chatRequestSchema, body);
  if (success) return output;
  return issues.some(({ type }) => type === 'check') ? 'message_too_long' : 'invalid_message';
}

/** Reads the parsed body of an answer. @returns undefined when it is not what the contract says */
export function readChatResponse(body: unknown): ChatResponse | undefined {
  const { success, output } = v.safeParse(chatResponseSchema, body);
  return success ? output : undefined;
}
