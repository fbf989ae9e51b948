import { createContext, use, type ReactNode } from 'react';

import type { Lang } from '../contract/lang.ts';

const LangContext = createContext<Lang>('es');

/** Sets the language of the components below it. The shell reads it from the URL. */
export function LangProvider({ lang, children }: { lang: Lang; children: ReactNode }) {
  return <LangContext value={lang}>{children}</LangContext>;
}

/** Language of the current page. */
export const useLang = (): Lang => use(LangContext);

export { formatDay, localeOf } from '../text/day.ts';
