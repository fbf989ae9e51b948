import { useLang } from '@tesela/core/i18n';
import { useSite } from '@tesela/core/site';
import { useEffect, useState } from 'react';

import { useWords } from '#content/WordsContext.ts';
import { useNow } from '#layout/useNow.ts';

import type { sayOpening } from './sayOpening.ts';

/**
 * Whether the clinic is open now. It renders nothing in the prerendered page, which may be read at any time, and its code
 * comes once the footer is hydrated; without it the hours of the week stand there.
 */
export function OpenNow() {
  const { openNow } = useWords().footer;
  const site = useSite();
  const lang = useLang();
  const now = useNow();
  const [say, setSay] = useState<typeof sayOpening>();

  useEffect(() => {
    import('./sayOpening.ts').then(
      (module) => setSay(() => module.sayOpening),
      () => {},
    );
  }, []);

  return now && say?.(site, now, lang, openNow);
}
