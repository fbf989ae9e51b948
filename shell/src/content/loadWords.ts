import type { Lang } from '@clinic/shared/lang';

import { retryUntilSuccess } from '#fetching/retry.ts';
import { withStatus } from '#fetching/withStatus.ts';

import type { ShellWords } from './types.ts';

const loaders = {
  es: () => import(/* webpackChunkName: "shell.es" */ './es/words.ts'),
  en: () => import(/* webpackChunkName: "shell.en" */ './en/words.ts'),
};

const cache = new Map<Lang, Promise<ShellWords>>();

/** The shell's words in a language, fetched once, however many attempts it takes. The same promise every time, for React's `use`. */
export function loadWords(lang: Lang): Promise<ShellWords> {
  const known = cache.get(lang);
  if (known) return known;
  const promise = withStatus(retryUntilSuccess(loaders[lang]).then((module) => module.words));
  cache.set(lang, promise);
  return promise;
}
