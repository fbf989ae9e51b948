import { useLang } from '@clinic/shared/i18n';
import { useEffect, useState } from 'react';

import { loadAssessment, type AssessmentChunk } from './loadAssessment.ts';

type ChunkState = { status: 'loading' } | { status: 'failed' } | ({ status: 'ready' } & AssessmentChunk);

/** The form's code and words in the page's language, and a way to ask for them again. */
export function useAssessmentChunk(): { chunk: ChunkState; retry: () => void } {
  const lang = useLang();
  const [attempt, setAttempt] = useState(1);
  const [chunk, setChunk] = useState<ChunkState>({ status: 'loading' });

  useEffect(() => {
    let isCurrent = true;
    loadAssessment(lang).then(
      (loaded) => isCurrent && setChunk({ status: 'ready', ...loaded }),
      () => isCurrent && setChunk({ status: 'failed' }),
    );
    return () => {
      isCurrent = false;
    };
  }, [lang, attempt]);

  function retry() {
    setChunk({ status: 'loading' });
    setAttempt((count) => count + 1);
  }

  return { chunk, retry };
}
