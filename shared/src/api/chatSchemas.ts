import { trimText } from '@tesela/core/blank';
import * as v from 'valibot';

import { MAX_CHAT_MESSAGE, type ChatErrorCode } from './chat.ts';

const text = v.pipe(v.string(), v.transform(trimText), v.nonEmpty());

export const chatRequestSchema = v.object({
  message: v.pipe(
    text,
    v.check((message) => [...message].length <= MAX_CHAT_MESSAGE),
  ),
  /** What the talk is about: `about` of the answer before, which the page alone remembers. Anything else is as none. */
  about: v.fallback(v.optional(v.pipe(v.string(), v.maxLength(200))), undefined),
  /** `shown` of the answer before: «el segundo» points to one of these. */
  shown: v.fallback(
    v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.maxLength(4))),
    undefined,
  ),
});

export type ChatRequest = v.InferOutput<typeof chatRequestSchema>;

const words = v.pipe(text, v.maxLength(200));

const path = v.pipe(v.string(), v.regex(/^\/[\w/#-]*$/), v.maxLength(200));

/** A field that is not what it should be is left out: the words of an answer never depend on what comes with them. */
const extra = <T extends v.GenericSchema>(schema: T) => v.fallback(v.optional(schema), undefined);

/** Fields that a page does not know are left out, so that a newer service can say more. */
export const chatResponseSchema = v.object({
  response: text,
  /** What may answer as well: a title, the sentences that are about the question, and where they stand. */
  cards: extra(
    v.pipe(
      v.array(v.object({ title: words, text: v.pipe(v.string(), v.maxLength(1000)), path })),
      v.maxLength(3),
    ),
  ),
  /** WhatsApp with a message that the visitor can edit. */
  links: extra(
    v.pipe(
      v.array(
        v.object({
          label: words,
          href: v.pipe(v.string(), v.regex(/^https:\/\/wa\.me\/\d{10,15}\?text=\S+$/)),
        }),
      ),
      v.maxLength(2),
    ),
  ),
  /** What a treatment costs, for its card; `isWhole`: the card says all that `response` does, and stands in its place. */
  offer: extra(
    v.object({
      title: words,
      price: words,
      note: v.pipe(v.string(), v.maxLength(300)),
      path,
      isWhole: v.optional(v.boolean()),
    }),
  ),
  /** A treatment for which the page offers an assessment. */
  treatment: extra(v.object({ title: words, category: v.pipe(v.string(), v.maxLength(200)) })),
  /** A doctor with whom the page offers one. */
  doctor: extra(words),
  /** Paths of the products that the answer names, for their cards. */
  products: extra(v.pipe(v.array(path), v.maxLength(4))),
  /** Path of the page that the answer is about, to be sent with the next message. */
  about: extra(path),
  /**
   * Paths of what the answer shows, itself first, to be sent with the next message as well. An answer that was picked
   * from what was shown before leaves them as they were.
   */
  shown: extra(v.pipe(v.array(path), v.maxLength(4))),
});

export type ChatResponse = v.InferOutput<typeof chatResponseSchema>;

/** Reads the parsed body of a call. @returns the request, or why it is refused */
export function readChatRequest(body: unknown): ChatRequest | ChatErrorCode {
  const { success, output, issues } = v.safeParse(chatRequestSchema, body, { abortEarly: true });
  if (success) return output;
  return issues.some(({ type }) => type === 'check') ? 'message_too_long' : 'invalid_message';
}

/** Reads the parsed body of an answer. @returns undefined when it is not what the contract says */
export function readChatResponse(body: unknown): ChatResponse | undefined {
  const { success, output } = v.safeParse(chatResponseSchema, body);
  return success ? output : undefined;
}
