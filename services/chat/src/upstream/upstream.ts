import type { ChatDocument } from '@clinic/shared/chatDocuments';
import type { Site } from '@clinic/shared/settings';
import type { Lang } from '@tesela/core/lang';

import { UpstreamFailure } from './failure.ts';
import { createGuard } from './guard.ts';
import { createMask } from './personalData.ts';
import { createPolicy, UPSTREAM_TIMEOUT, type BreakerState } from './policy.ts';
import { createPrompt } from './prompt.ts';
import { protocolOf, type UpstreamSettings } from './protocols.ts';
import { readReply, sentencesOf } from './reply.ts';

export type Upstream = ReturnType<typeof createUpstream>;

type Options = {
  /** Milliseconds. Default: `UPSTREAM_TIMEOUT`. */
  timeout?: number | undefined;
  onStateChange?: (state: BreakerState) => void;
};

/** What is asked, and the documents that were found for it. */
export type GroundedQuestion = { message: string; lang: Lang; passages: readonly ChatDocument[] };

/** Characters of a reply, all sentences together. */
const MAX_REPLY = 2000;

export function createUpstream(
  settings: UpstreamSettings,
  { timeout = UPSTREAM_TIMEOUT, onStateChange = () => {} }: Options = {},
) {
  const protocol = protocolOf(settings);
  const policy = createPolicy(timeout, onStateChange);
  return {
    company: settings.company,
    /**
     * Makes the function that asks the upstream on behalf of a site's visitors. All of them share one breaker,
     * however often the site is composed anew.
     * @returns a function from a message to a reply that may be shown, which gives each sentence as soon as it may; it
     *   rejects when there is none in time, or what is left says nothing
     */
    about: (documents: readonly ChatDocument[], site: Site) => {
      const problemOf = createGuard(documents, site);
      const mask = createMask(documents);
      const promptFor = createPrompt(site);
      return async (
        { message, lang, passages }: GroundedQuestion,
        onSentence: (text: string) => void,
      ): Promise<string> => {
        const asked = mask(message);
        const question = { message: asked, lang, prompt: () => promptFor(passages, lang) };
        return policy.execute(async (signal) => {
          let reply = '';
          let problem: UpstreamFailure | undefined;
          for await (const sentence of sentencesOf(protocol(question, signal))) {
            const said = readReply(sentence);
            const reason = problemOf(said);
            // A visitor can talk a model into such a sentence, which must not switch it off for the others.
            if (reason) problem ??= new UpstreamFailure(reason, false);
            else if (reply.length + said.length <= MAX_REPLY) {
              reply = `${reply} ${said}`.trim();
              onSentence(said);
            }
          }
          if (!reply) throw problem ?? new UpstreamFailure('body');
          return reply;
        });
      };
    },
  };
}
