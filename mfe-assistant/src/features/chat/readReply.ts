import { CHAT_PATH } from '@clinic/shared/chat';
import { readChatResponse, type ChatResponse } from '@clinic/shared/chatSchemas';

/** Longest reply that is shown, in UTF-16 units. The rest is cut off. */
export const MAX_REPLY = 4000;

/**
 * Validates the assistant's answer and shortens its text to `MAX_REPLY`.
 * @throws Error if the body does not match the contract
 */
export function readReply(body: unknown): ChatResponse {
  const answer = readChatResponse(body);
  if (!answer) throw new Error(`POST ${CHAT_PATH} answered without a text in "response".`);
  const { response, ...extras } = answer;
  // Cut before a word, because half a path would link to another page.
  const isLong = response.length > MAX_REPLY;
  const shown = isLong ? `${response.slice(0, MAX_REPLY).replace(/\s*\S*$/, '')} …` : response;
  return { ...extras, response: shown };
}

/**
 * Reads an answer that arrives as server-sent events: sentences, then the whole answer.
 * @param onSentence called with each sentence
 * @returns the body of the last event, not validated; undefined if the stream ends without it
 */
export async function readEvents(response: Response, onSentence: (text: string) => void): Promise<unknown> {
  let rest = '';
  for await (const piece of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const events = `${rest}${piece}`.split('\n\n');
    rest = events.pop() ?? '';
    for (const event of events) {
      const data: unknown = JSON.parse(/^data: (.*)$/m.exec(event)?.[1] ?? 'null');
      if (event.startsWith('event: answer\n')) return data;
      const { text } = data as { text?: unknown };
      if (typeof text === 'string') onSentence(text);
    }
  }
  return undefined;
}
