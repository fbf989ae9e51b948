import { useLang } from '@clinic/shared/i18n';
import { startTransition, useEffect, useState } from 'react';

import { retryUntilSuccess } from '#fetching/retry.ts';
import { retryNow } from '#fetching/retryNow.ts';
import { useResources } from '#remotes/ResourcesContext.ts';

import { loadAssessment, type AssessmentChunk } from './loadAssessment.ts';

type ChunkState = { status: 'loading' } | { status: 'failed' } | ({ status: 'ready' } & AssessmentChunk);

/** The form's code and words in the page's language. They are asked for until they come; `retry` asks at once. */
export function useAssessmentChunk(): { chunk: ChunkState; retry: () => void } {
  const lang = useLang();
  const { readOwn } = useResources();
  const [chunk, setChunk] = useState<ChunkState>({ status: 'loading' });

  useEffect(() => {
    let isCurrent = true;
    const attempt = async () => (isCurrent ? loadAssessment(lang, readOwn) : undefined);
    const sayFailed = () => {
      if (isCurrent) setChunk({ status: 'failed' });
    };
    void retryUntilSuccess(attempt, sayFailed).then((loaded) => {
      // In slices: what the visitor does meanwhile, such as closing, is answered in between.
      if (isCurrent && loaded) startTransition(() => setChunk({ status: 'ready', ...loaded }));
    });
    return () => {
      isCurrent = false;
    };
  }, [lang, readOwn]);

  function retry() {
    setChunk({ status: 'loading' });
    retryNow();
  }

  return { chunk, retry };
}
