import { clockOf } from '@clinic/shared/hours/clock';
import { sayException } from '@clinic/shared/hours/say';
import { useLang } from '@clinic/shared/i18n';
import { useSite } from '@clinic/shared/site';

import { useWords } from '#content/WordsContext.ts';
import { useNow } from '#layout/useNow.ts';

/** The next holiday, closure or other hours. What is over is left out once the clock is known. */
export function NextChange() {
  const { next } = useWords().footer;
  const { exceptions } = useSite();
  const lang = useLang();
  const now = useNow();
  const today = now ? clockOf(now).date : '';
  const change = exceptions.find(({ from, to = from }) => to >= today);
  return (
    change && (
      <dd>
        {next}: {sayException(change, lang)}
      </dd>
    )
  );
}
