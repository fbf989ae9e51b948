import { clockOf } from '@clinic/shared/hours/clock';
import { sayException } from '@clinic/shared/hours/say';
import { useLang } from '@clinic/shared/i18n';
import { useSite } from '@clinic/shared/site';

import { useNow } from '#layout/useNow.ts';

/** The next holiday, closure or other hours. What is over is left out once the clock is known. */
export function NextChange() {
  const { exceptions } = useSite();
  const lang = useLang();
  const now = useNow();
  const today = now ? clockOf(now).date : '';
  const change = exceptions.find(({ from, to = from }) => to >= today);
  if (!change) return null;
  const says = sayException(change, lang);
  return <dd>{says.charAt(0).toUpperCase() + says.slice(1)}</dd>;
}
