import type { Intent } from './intents/types.ts';

/** What a reply answers: a wish, or where it found the answer. */
export type AnswerKind = Intent | 'page' | 'product';

export type Explanation = {
  kind: AnswerKind;
  /** The pages that the reply names, with language and anchor. */
  paths: readonly string[];
  /** One or two sentences. After an address comes a space or the end. */
  reply: string;
};

const pathsOf = (reply: string): string[] => reply.match(/(?<=\s)\/[\w/#-]*/g) ?? [];

/** A reply and what can be told of it. */
export const explained = (kind: AnswerKind, reply: string): Explanation => ({
  kind,
  paths: pathsOf(reply),
  reply,
});
