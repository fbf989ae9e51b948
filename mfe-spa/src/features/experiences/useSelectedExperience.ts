import { useCurrentPath } from '@clinic/shared/navigation';
import { useState } from 'react';

import type { SpaExperience } from '#content/types.ts';

import { useIsHydrated } from './useIsHydrated.ts';

type Selection = {
  /** Absent only when there are no experiences. */
  selected: SpaExperience | undefined;
  select: (id: string) => void;
  hasChosen: boolean;
  /** Experiences on show: until JavaScript runs all of them, then the selected one. */
  isShown: (id: string) => boolean;
};

/** The visitor's choice; before there is one, the experience that the URL's hash names; else the first. */
export function useSelectedExperience(experiences: readonly SpaExperience[]): Selection {
  const isHydrated = useIsHydrated();
  const { hash } = useCurrentPath();
  const [chosenId, select] = useState<string>();

  const find = (wanted?: string) => experiences.find(({ id }) => id === wanted);
  const chosen = find(chosenId);
  // The server never sees a hash, so the first render must not either.
  const named = isHydrated ? find(hash.slice(1)) : undefined;
  const selected = chosen ?? named ?? experiences[0];

  return {
    selected,
    select,
    hasChosen: chosen !== undefined,
    isShown: (id) => !isHydrated || id === selected?.id,
  };
}
