import { useIsHydrated } from '@clinic/shared/kit/useIsHydrated';
import { useCurrentPath, type SitePath } from '@clinic/shared/navigation';
import { useState } from 'react';

import type { SpaExperience } from '#content/spaDocuments.ts';

type Selection = {
  /** Absent only when there are no experiences. */
  selected: SpaExperience | undefined;
  /** The one that the URL names: by the visitor's choice or by a link. */
  named: SpaExperience | undefined;
  /** The URL that selects an experience. */
  linkTo: (id: string) => SitePath;
  /** Whether the visitor has chosen since the page appeared. */
  hasChosen: boolean;
  /** Experiences in the page: until it is hydrated all of them, then the selected one. */
  isShown: (id: string) => boolean;
  isHydrated: boolean;
};

/**
 * The experience that the URL's hash names, else the first. The choice lives nowhere else: it can be shared, outlives
 * a reload, and goes back with the history. Without JavaScript the same link leads to the experience on the page.
 */
export function useSelectedExperience(experiences: readonly SpaExperience[]): Selection {
  const isHydrated = useIsHydrated();
  const { path, hash } = useCurrentPath();
  const [firstHash] = useState(hash);

  // The server never sees a hash, so the first render must not either.
  const named = isHydrated ? experiences.find(({ id }) => id === hash.slice(1)) : undefined;
  const selected = named ?? experiences[0];

  return {
    selected,
    named,
    // A path of the site always starts with a slash.
    linkTo: (id) => `${path}#${id}` as SitePath,
    hasChosen: named !== undefined && hash !== firstHash,
    isHydrated,
    isShown: (id) => !isHydrated || id === selected?.id,
  };
}
