import { useCurrentPath, useNavigateTo, type SitePath } from '@clinic/shared/navigation';
import { useIsHydrated } from '@clinic/shared/ui/useIsHydrated';

import { noFilters, parseFilters, writeFilters } from './filterParams.ts';

/** How many products a list shows, as the URL says; prerendered HTML knows no URL's query. */
export function useShown(): [shown: number, showMore: (shown: number) => void] {
  const { path, search } = useCurrentPath();
  const isHydrated = useIsHydrated();
  const navigateTo = useNavigateTo();
  const { shown } = isHydrated ? parseFilters(search, []) : noFilters;
  return [
    shown,
    (next) =>
      // The pathname of a page, and a query.
      navigateTo((path + writeFilters({ ...noFilters, shown: next })) as SitePath, {
        replace: true,
        keepPlace: true,
      }),
  ];
}
