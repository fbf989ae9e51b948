import type { Lang } from '@clinic/shared/lang';

import type { ShellWords } from './types.ts';

type Loaded = Promise<ShellWords> & { status?: 'fulfilled'; value?: ShellWords };

const loaders = {
  es: () => import(/* webpackChunkName: "shell.es" */ './es/words.ts'),
  en: () => import(/* webpackChunkName: "shell.en" */ './en/words.ts'),
};

const cache = new Map<Lang, Loaded>();

/** The shell's words in a language, fetched once. The same promise every time, for React's `use`. */
export function loadWords(lang: Lang): Promise<ShellWords> {
  const known = cache.get(lang);
  if (known) return known;
  const loaded: Loaded = loaders[lang]().then((module) => module.words);
  cache.set(lang, loaded);
  loaded.then(
    (value) => void Object.assign(loaded, { status: 'fulfilled', value }),
    () => void cache.delete(lang),
  );
  return loaded;
}
