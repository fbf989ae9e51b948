import { clockOf } from '@clinic/shared/hours/clock';
import { useLang } from '@tesela/core/i18n';
import { useSite } from '@tesela/core/site';

import { useNow } from '#layout/useNow.ts';

/** The next holiday, closure or other hours. What is over is left out once the clock is known. */
export function NextChange() {
  const { exceptions, daysAhead = [] } = useSite();
  const lang = useLang();
  const now = useNow();
  const today = now ? clockOf(now).date : '';
  const next = exceptions.findIndex(({ from, to = from }) => to >= today);
  const says = daysAhead[next]?.[lang];
  return says && <dd>{says.charAt(0).toUpperCase() + says.slice(1)}</dd>;
}
