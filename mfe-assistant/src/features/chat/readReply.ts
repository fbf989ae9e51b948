import { CHAT_PATH } from '@clinic/shared/chat';
import { readChatResponse, type ChatResponse } from '@clinic/shared/chatSchemas';

/** Longest reply that is shown, in UTF-16 units; the rest is cut. */
export const MAX_REPLY = 4000;

/**
 * Reads the assistant's answer, its text cut where it is too long.
 * @throws Error when it is not what the contract says
 */
export function readReply(body: unknown): ChatResponse {
  const answer = readChatResponse(body);
  if (!answer) throw new Error(`POST ${CHAT_PATH} answered without a text in "response".`);
  const { response, ...extras } = answer;
  // Cut before a word: half a path would lead elsewhere.
  const isLong = response.length > MAX_REPLY;
  const shown = isLong ? `${response.slice(0, MAX_REPLY).replace(/\s*\S*$/, '')} …` : response;
  return { ...extras, response: shown };
}
