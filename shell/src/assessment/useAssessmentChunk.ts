import { useLang } from '@tesela/core/i18n';
import { useResources } from '@tesela/host/ResourcesContext';
import { retryUntilSuccess } from '@tesela/host/retry';
import { startTransition, useEffect, useState } from 'react';

import { loadAssessment, type AssessmentChunk } from './loadAssessment.ts';

/** The form's code and words in the page's language. They are asked for until they come. */
export function useAssessmentChunk(): AssessmentChunk | undefined {
  const lang = useLang();
  const { readOwn } = useResources();
  const [chunk, setChunk] = useState<AssessmentChunk>();

  useEffect(() => {
    const end = new AbortController();
    const load = () => loadAssessment(lang, readOwn);
    void retryUntilSuccess(load, () => {}, end.signal).then((loaded) => {
      // In slices: what the visitor does meanwhile, such as closing, is answered in between.
      if (!end.signal.aborted) startTransition(() => setChunk(loaded));
    });
    return () => end.abort();
  }, [lang, readOwn]);

  return chunk;
}
