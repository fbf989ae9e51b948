import type { Lang } from '@clinic/shared/lang';
import type { Site } from '@clinic/shared/settings';

import type { ChatDocument } from '@clinic/shared/chatDocuments';
import { createClaimsCheck } from './claims.ts';
import { createMask } from './personalData.ts';
import { createPolicy, defaultPatience, type BreakerState, type Patience } from './policy.ts';
import { createPrompt } from './prompt.ts';
import { protocolOf } from './protocols.ts';
import { readReply } from './reply.ts';
import type { UpstreamSettings } from './settings.ts';

export type Upstream = ReturnType<typeof createUpstream>;

type Options = {
  patience?: Partial<Patience> | undefined;
  onStateChange?: (state: BreakerState) => void;
};

export function createUpstream(
  settings: UpstreamSettings,
  { patience, onStateChange = () => {} }: Options = {},
) {
  const protocol = protocolOf(settings);
  const policy = createPolicy({ ...defaultPatience, ...patience }, onStateChange);
  return {
    company: settings.company,
    /**
     * Makes the function that asks the upstream on behalf of a site's visitors. All of them share one breaker,
     * however often the site is composed anew.
     * @returns a function from a message to a reply that may be shown; it rejects when there is none in time
     */
    about: (documents: readonly ChatDocument[], site: Site) => {
      const assertPublished = createClaimsCheck(documents, site);
      const mask = createMask(documents);
      let promptFor: ReturnType<typeof createPrompt> | undefined;
      return async (message: string, lang: Lang): Promise<string> => {
        const asked = mask(message);
        const prompt = () => (promptFor ??= createPrompt(documents, site))(asked, lang);
        return policy.execute(async (signal) => {
          const reply = readReply(await protocol({ message: asked, lang, prompt }, signal));
          assertPublished(reply);
          return reply;
        });
      };
    },
  };
}
