import type { ChatDocument } from '@clinic/shared/chatDocuments';
import { languages, localizePath, type Lang } from '@clinic/shared/languages';
import { errorFacts } from '@tesela/gateway/errorFacts';
import type { FastifyBaseLogger } from 'fastify';

import { createAssistant, type Answer } from '#answer/answer.ts';
import type { Memory } from '#answer/intents.ts';
import { normalize } from '#text/normalize.ts';
import type { FailureReason } from '#upstream/failure.ts';
import { reasonOf } from '#upstream/policy.ts';
import type { Upstream } from '#upstream/upstream.ts';

import { readLive } from './readLive.ts';

/** `fallback`: the embedded assistant's answer, in place of the upstream's. */
export type ChatAnswer = Answer &
  ({ source: 'embedded' | 'upstream' } | { source: 'fallback'; reason: FailureReason });

/** An answer to come: at once, or sentence by sentence from an upstream. */
export type PendingAnswer = {
  /** Whether sentences may come before the answer. */
  isStreamed: boolean;
  answer: (onSentence?: (text: string) => void) => Promise<ChatAnswer>;
};

type AnswerMessage = (written: string, pageLang: Lang, memory: Memory) => PendingAnswer;

/** Gives the folder of the live site: another path after each release, and no file in it ever changes. Rejects without one. */
export type LiveDir = () => Promise<string>;

type Options = { liveDir: LiveDir; log: FastifyBaseLogger; upstream: Upstream | undefined };

const namesCompany = (documents: readonly ChatDocument[], company: string): boolean =>
  languages.every((lang) => {
    const path = localizePath('/privacidad', lang);
    return documents.some((document) => document.path === path && document.text.includes(company));
  });

async function loadAssistant(dir: string, { log, upstream }: Options): Promise<AnswerMessage> {
  const { documents, site } = await readLive(dir);
  const isNamed = upstream !== undefined && namesCompany(documents, upstream.company);
  if (upstream && !isNamed)
    log.error(`the privacy page does not name ${upstream.company}: no message is sent there`);
  const { answer, mayGoUpstream, withUpstreamText } = createAssistant(documents, site);
  const ask = isNamed ? upstream.about(documents, site) : undefined;

  return (written, pageLang, memory) => {
    const message = normalize(written);
    const own = answer(message, pageLang, memory, written);
    if (!ask || !mayGoUpstream(own))
      return { isStreamed: false, answer: async () => ({ ...own, source: 'embedded' }) };
    const { lang, passages } = own;
    return {
      isStreamed: true,
      answer: async (onSentence = () => {}) => {
        try {
          const text = await ask({ message, lang, passages }, onSentence);
          return { ...withUpstreamText(own, message, text), source: 'upstream' };
        } catch (error) {
          const reason = reasonOf(error);
          if (reason === 'internal')
            log.error({ err: errorFacts(error) }, 'the chat upstream could not be asked');
          return { ...own, source: 'fallback', reason };
        }
      },
    };
  };
}

/**
 * Keeps the assistant of the live site: made on the first question, and anew after each release. While a release cannot
 * be read, the assistant of the one before answers.
 * @returns a function that gives it, and rejects while no site was ever live
 */
export function createChatService(options: Options): () => Promise<AnswerMessage> {
  let current: { dir: string; assistant: Promise<AnswerMessage> } | undefined;

  async function refresh(): Promise<AnswerMessage> {
    const dir = await options.liveDir();
    if (current?.dir !== dir) {
      const previous = current;
      const next = { dir, assistant: loadAssistant(dir, options) };
      current = next;
      next.assistant.catch(() => {
        if (current === next) current = previous;
      });
    }
    return current.assistant;
  }

  return async () => {
    try {
      return await refresh();
    } catch (error) {
      if (!current) throw error;
      options.log.warn(
        { err: error },
        'what the chat knows cannot be read: answering from the release before',
      );
      return current.assistant;
    }
  };
}
