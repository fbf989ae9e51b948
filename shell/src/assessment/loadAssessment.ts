import type { Lang } from '@tesela/core/lang';
import type { ReadOwn } from '@tesela/host/readDocument';

import type { AssessmentWords } from '#content/shellDocuments.ts';

import type { AssessmentForm } from './AssessmentForm.tsx';

export type AssessmentChunk = { Form: typeof AssessmentForm; words: AssessmentWords };

const loadForm = () => import('./AssessmentForm.tsx');

const loading = new Map<Lang, Promise<AssessmentChunk>>();

async function fetchChunk(lang: Lang, readOwn: ReadOwn): Promise<AssessmentChunk> {
  const [form, words] = await Promise.all([loadForm(), readOwn('assessment', lang)]);
  return { Form: form.AssessmentForm, words: words as AssessmentWords }; // as data.ts makes it
}

/** Fetches the form and its words once; after a failure the next call tries again. */
export function loadAssessment(lang: Lang, readOwn: ReadOwn): Promise<AssessmentChunk> {
  const known = loading.get(lang);
  if (known) return known;
  const promise = fetchChunk(lang, readOwn);
  loading.set(lang, promise);
  promise.catch(() => loading.delete(lang));
  return promise;
}

/** Fetches the form for a visitor who may open it. A failure is left to the opening itself. */
export function preloadAssessment(lang: Lang, readOwn: ReadOwn): void {
  loadAssessment(lang, readOwn).catch(() => {});
}
