import { CHAT_PATH } from '@clinic/shared/chat';
import { readChatResponse } from '@clinic/shared/chatSchemas';

/** Longest reply that is shown, in UTF-16 units; the rest is cut. */
export const MAX_REPLY = 4000;

/**
 * Reads the text of the assistant's answer.
 * @throws Error when it is not what the contract says
 */
export function readReply(body: unknown): string {
  const answer = readChatResponse(body);
  if (!answer) throw new Error(`POST ${CHAT_PATH} answered without a text in "response".`);
  const { response } = answer;
  // Cut before a word: half a path would lead elsewhere.
  return response.length > MAX_REPLY ? `${response.slice(0, MAX_REPLY).replace(/\s*\S*$/, '')} …` : response;
}
