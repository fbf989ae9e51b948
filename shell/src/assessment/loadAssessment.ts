import type { Lang } from '@clinic/shared/lang';

import type { AssessmentWords } from '#content/types.ts';

import type { AssessmentForm } from './AssessmentForm.tsx';

export type AssessmentChunk = { Form: typeof AssessmentForm; words: AssessmentWords };

const loadForm = () => import(/* webpackChunkName: "assessment" */ './AssessmentForm.tsx');

const loadWords = {
  es: () => import(/* webpackChunkName: "assessment.es" */ '#content/es/assessment.ts'),
  en: () => import(/* webpackChunkName: "assessment.en" */ '#content/en/assessment.ts'),
};

const loading = new Map<Lang, Promise<AssessmentChunk>>();

async function fetchChunk(lang: Lang): Promise<AssessmentChunk> {
  const [form, words] = await Promise.all([loadForm(), loadWords[lang]()]);
  return { Form: form.AssessmentForm, words: words.words };
}

/** Fetches the form and its words once; after a failure the next call tries again. */
export function loadAssessment(lang: Lang): Promise<AssessmentChunk> {
  const known = loading.get(lang);
  if (known) return known;
  const promise = fetchChunk(lang);
  loading.set(lang, promise);
  promise.catch(() => loading.delete(lang));
  return promise;
}

/** Fetches the form for a visitor who may open it. A failure is left to the opening itself. */
export function preloadAssessment(lang: Lang): void {
  loadAssessment(lang).catch(() => {});
}
