import type { ChatDocument } from '@clinic/shared/chatDocuments';
import { languages, localizePath, type Lang } from '@clinic/shared/lang';
import type { FastifyBaseLogger } from 'fastify';

import { createAssistant, type Answer, type Grounded } from '#answer/answer.ts';
import type { Memory } from '#answer/talk.ts';
import { plain } from '#text/plain.ts';
import type { FailureReason } from '#upstream/failure.ts';
import { reasonOf } from '#upstream/policy.ts';
import type { Upstream } from '#upstream/upstream.ts';
import { createChatSource, type LiveDir } from './chatSource.ts';
import { errorFacts } from '@clinic/gateway/errorFacts';

/** `fallback`: what was found stood in for the upstream. */
export type ChatAnswer = Answer &
  ({ source: 'embedded' | 'upstream' } | { source: 'fallback'; reason: FailureReason });

/** How a message is answered: found at once, or in the words of an upstream, sentence by sentence. */
export type Answering = {
  /** Whether sentences come before the answer. */
  isAsked: boolean;
  answer: (onSentence?: (text: string) => void) => Promise<ChatAnswer>;
};

type Options = { liveDir: LiveDir; log: FastifyBaseLogger; upstream: Upstream | undefined };

const namesCompany = (documents: readonly ChatDocument[], company: string): boolean =>
  languages.every((lang) => {
    const path = localizePath('/privacidad', lang);
    return documents.some((document) => document.path === path && document.text.includes(company));
  });

/**
 * Makes the service that always has an answer: the upstream's where there is one and the message may go
 * there, else the embedded answerer's.
 * @returns a function that gives the answerer of the live site, and rejects while no site was ever live
 */
export function createChatService({ liveDir, log, upstream }: Options) {
  const knowledgeOfLiveSite = createChatSource(liveDir, log, (documents, site) => {
    const isNamed = upstream !== undefined && namesCompany(documents, upstream.company);
    if (upstream && !isNamed)
      log.error(`the privacy page does not name ${upstream.company}: no message is sent there`);
    return {
      ...createAssistant(documents, site),
      ask: isNamed ? upstream.about(documents, site) : undefined,
    };
  });

  return async () => {
    const { answer, mayLeave, inWordsOf, ask } = await knowledgeOfLiveSite();
    return (written: string, pageLang: Lang, memory: Memory): Answering => {
      // Nothing reads the message as it was written, but for WhatsApp.
      const message = plain(written);
      const own: Grounded = answer(message, pageLang, memory, written);
      if (!ask || !mayLeave(own))
        return { isAsked: false, answer: async () => ({ ...own, source: 'embedded' }) };
      const { lang, passages } = own;
      return {
        isAsked: true,
        answer: async (onSentence = () => {}) => {
          try {
            const said = await ask({ message, lang, passages }, onSentence);
            return { ...inWordsOf(own, message, said), source: 'upstream' };
          } catch (error) {
            const reason = reasonOf(error);
            if (reason === 'internal')
              log.error({ err: errorFacts(error) }, 'the chat upstream could not be asked');
            return { ...own, source: 'fallback', reason };
          }
        },
      };
    };
  };
}
