import { useIsHydrated } from '@clinic/shared/kit/useIsHydrated';
import { useCurrentPath, useNavigateTo, type SitePath } from '@tesela/core/navigation';

import { minuteChoices, type Minutes } from '#content/routine/rules.ts';

/** URL parameter for the minutes that the visitor has. */
const PARAM = 'minutos';

const DEFAULT: Minutes = 5;

/** Returns the minutes of the URL, and a function that changes them. */
export function useMinutes(): { minutes: Minutes; choose: (minutes: Minutes) => void } {
  const { path, search } = useCurrentPath();
  const isHydrated = useIsHydrated();
  const navigateTo = useNavigateTo();
  const given = isHydrated ? Number(new URLSearchParams(search).get(PARAM)) : DEFAULT;
  return {
    minutes: minuteChoices.find((choice) => choice === given) ?? DEFAULT,
    choose: (minutes) =>
      // A page path with a query is still a site path.
      navigateTo(`${path}${minutes === DEFAULT ? '' : `?${PARAM}=${minutes}`}` as SitePath, {
        replace: true,
        keepPlace: true,
      }),
  };
}
