import { useIsHydrated } from '@clinic/shared/kit/useIsHydrated';
import { useCurrentPath, useNavigateTo } from '@tesela/core/navigation';

import type { ComparedProduct } from '#content/compareDocument.ts';
import { COMPARED, paths } from '#paths.ts';

/** Most products that fit side by side. */
const MOST = 3;

type Compared = {
  /** Ids of the chosen products; an empty one for each place without a product. */
  places: readonly string[];
  /** The URL asks for products that the shop does not have, for one twice, or for too many. */
  hasUnknown: boolean;
  choose: (places: readonly string[]) => void;
};

/**
 * Reads the compared products from the query of a URL. The query is untrusted input: what the shop does not
 * have, and what comes twice, is left out.
 */
export function parseCompared(
  search: string,
  products: readonly Pick<ComparedProduct, 'id'>[],
): Pick<Compared, 'places' | 'hasUnknown'> {
  const asked = (new URLSearchParams(search).get(COMPARED) ?? '').split(',');
  const read = asked.map((id, place) =>
    place < MOST && asked.indexOf(id) === place && products.some((product) => product.id === id) ? id : '',
  );
  return {
    places: Array.from({ length: MOST }, (_, place) => read[place] ?? ''),
    hasUnknown: asked.some((id, place) => id !== read[place]),
  };
}

/** Returns the products that the URL compares, and a function that changes them. */
export function useCompared(products: readonly ComparedProduct[]): Compared {
  const { search } = useCurrentPath();
  const isHydrated = useIsHydrated();
  const navigateTo = useNavigateTo();
  return {
    ...parseCompared(isHydrated ? search : '', products),
    choose: (places) => navigateTo(paths.comparison(places), { replace: true, keepPlace: true }),
  };
}
