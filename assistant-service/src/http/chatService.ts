import type { Lang } from '@clinic/shared/lang';
import type { FastifyBaseLogger } from 'fastify';

import { createAnswerer } from '#engine/answerer.ts';
import type { FailureReason } from '#upstream/failure.ts';
import { assess } from '#safety/assess.ts';
import { reasonOf } from '#upstream/policy.ts';
import type { Upstream } from '#upstream/upstream.ts';
import { createChatSource, type LiveDir } from './chatSource.ts';
import { errorFacts } from './errorFacts.ts';

export type ChatAnswer =
  | { response: string; source: 'embedded' | 'upstream' }
  /** The embedded answerer stood in for the upstream. */
  | { response: string; source: 'fallback'; reason: FailureReason };

type Options = { liveDir: LiveDir; log: FastifyBaseLogger; upstream: Upstream | undefined };

/**
 * Makes the service that always has an answer: the upstream's where there is one and the message may go
 * there, else the embedded answerer's.
 * @returns a function that gives the answerer of the live site, and rejects while no site was ever live
 */
export function createChatService({ liveDir, log, upstream }: Options) {
  const knowledgeOfLiveSite = createChatSource(liveDir, log, (documents, site) => ({
    answer: createAnswerer(documents, site),
    ask: upstream?.about(documents, site),
  }));

  return async () => {
    const { answer, ask } = await knowledgeOfLiveSite();
    return async (message: string, lang: Lang): Promise<ChatAnswer> => {
      // What is dangerous, or only an examination can tell, has fixed answers: a machine of someone else's is not asked.
      if (!ask || assess(message)) return { response: answer(message, lang), source: 'embedded' };
      try {
        return { response: await ask(message, lang), source: 'upstream' };
      } catch (error) {
        const reason = reasonOf(error);
        if (reason === 'internal')
          log.error({ err: errorFacts(error) }, 'the chat upstream could not be asked');
        return { response: answer(message, lang), source: 'fallback', reason };
      }
    };
  };
}
