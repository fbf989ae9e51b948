import type { ChatDocument } from '@clinic/shared/chatDocuments';
import { languages, localizePath, type Lang } from '@clinic/shared/lang';
import type { FastifyBaseLogger } from 'fastify';

import { createAnswer, type Answer } from '#engine/answer.ts';
import { plain } from '#text/plain.ts';
import type { FailureReason } from '#upstream/failure.ts';
import { reasonOf } from '#upstream/policy.ts';
import type { Upstream } from '#upstream/upstream.ts';
import { createChatSource, type LiveDir } from './chatSource.ts';
import { errorFacts } from '@clinic/gateway/errorFacts';

/** `fallback`: the embedded answerer stood in for the upstream. */
export type ChatAnswer = Pick<
  Answer,
  'reply' | 'chips' | 'links' | 'danger' | 'about' | 'products' | 'treatment'
> &
  ({ source: 'embedded' | 'upstream' } | { source: 'fallback'; reason: FailureReason });

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
      ...createAnswer(documents, site),
      ask: isNamed ? upstream.about(documents, site) : undefined,
    };
  });

  return async () => {
    const { assess, langOf, mayLeave, guard, answer, ask } = await knowledgeOfLiveSite();
    return async (written: string, pageLang: Lang, about?: string): Promise<ChatAnswer> => {
      // Nothing reads the message as it was written.
      const message = plain(written);
      const assessment = assess(message);
      const own = answer(message, pageLang, assessment, about);
      // What is dangerous, or only an examination can tell, has fixed answers: a machine of someone else's is not asked.
      if (!ask || !mayLeave(assessment, own)) return { ...own, source: 'embedded' };
      const lang = langOf(assessment, pageLang);
      try {
        const reply = await ask(message, lang);
        const said = { kind: 'page', paths: [], reply, isWeak: true } as const;
        return { ...guard(said, assessment, lang), source: 'upstream' };
      } catch (error) {
        const reason = reasonOf(error);
        if (reason === 'internal')
          log.error({ err: errorFacts(error) }, 'the chat upstream could not be asked');
        return { ...own, source: 'fallback', reason };
      }
    };
  };
}
