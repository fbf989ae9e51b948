import { useIsHydrated } from '@clinic/shared/kit/useIsHydrated';
import { useCurrentPath, useNavigateTo, type SitePath } from '@clinic/shared/navigation';

import { minuteChoices, type Minutes } from '#content/routine/rules.ts';

/** Parameter of the URL with how many minutes the visitor has. */
const PARAM = 'minutos';

const DEFAULT: Minutes = 5;

/** How many minutes the visitor has, as the URL says. */
export function useMinutes(): { minutes: Minutes; choose: (minutes: Minutes) => void } {
  const { path, search } = useCurrentPath();
  const isHydrated = useIsHydrated();
  const navigateTo = useNavigateTo();
  const given = isHydrated ? Number(new URLSearchParams(search).get(PARAM)) : DEFAULT;
  return {
    minutes: minuteChoices.find((choice) => choice === given) ?? DEFAULT,
    choose: (minutes) =>
      // The pathname of a page, and a query.
      navigateTo(`${path}${minutes === DEFAULT ? '' : `?${PARAM}=${minutes}`}` as SitePath, {
        replace: true,
        keepPlace: true,
      }),
  };
}
