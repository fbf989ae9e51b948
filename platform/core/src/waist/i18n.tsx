import { createContext, use, type ReactNode } from 'react';

import type { Lang } from '../contract/lang.ts';

const LangContext = createContext<Lang | undefined>(undefined);

/** Sets the language of the components below it. The shell reads it from the URL. */
export function LangProvider({ lang, children }: { lang: Lang; children: ReactNode }) {
  return <LangContext value={lang}>{children}</LangContext>;
}

/** Language of the current page. */
export function useLang(): Lang {
  const lang = use(LangContext);
  if (!lang) throw new Error('No language: render inside <LangProvider> (tests: renderWithProviders).');
  return lang;
}

export { formatDay, localeOf } from '../text/day.ts';
