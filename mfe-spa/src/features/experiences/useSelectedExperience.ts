import { useIsHydrated } from '@clinic/shared/kit/useIsHydrated';
import { useCurrentPath, type SitePath } from '@tesela/core/navigation';
import { useState } from 'react';

import type { SpaExperience } from '#content/spaDocuments.ts';

type Selection = {
  /** Undefined only if there are no experiences. */
  selected: SpaExperience | undefined;
  /** The experience in the URL's hash, from a choice or a link; undefined if there is none. */
  named: SpaExperience | undefined;
  /** Returns the URL that selects an experience. */
  linkTo: (id: string) => SitePath;
  /** The visitor has chosen an experience since the page was opened. */
  hasChosen: boolean;
  /** Tells whether an experience is shown: before hydration all are, then only the selected one. */
  isShown: (id: string) => boolean;
  isHydrated: boolean;
};

/**
 * Returns the experience in the URL's hash, or the first one. The choice is kept only in the URL, so it can
 * be shared, survives a reload and follows the history. Without JavaScript the same link scrolls to the
 * experience.
 */
export function useSelectedExperience(experiences: readonly SpaExperience[]): Selection {
  const isHydrated = useIsHydrated();
  const { path, hash } = useCurrentPath();
  const [firstHash] = useState(hash);

  // The server never gets the hash, so the first render must ignore it.
  const named = isHydrated ? experiences.find(({ id }) => id === hash.slice(1)) : undefined;
  const selected = named ?? experiences[0];

  return {
    selected,
    named,
    // A page path with a hash is still a site path.
    linkTo: (id) => `${path}#${id}` as SitePath,
    hasChosen: named !== undefined && hash !== firstHash,
    isHydrated,
    isShown: (id) => !isHydrated || id === selected?.id,
  };
}
