import { look, stack } from '@clinic/shared/kit/layout';
import { PillNav } from '@clinic/shared/kit/PillNav';

import type { RoutinesContent } from '#content/shopDocuments.ts';
import { paths, routineSlug } from '#paths.ts';

type Props = { content: RoutinesContent; worry: string };

/**
 * Slot `routines`: links from a page about a worry to its routines. It has only links, so it works without
 * scripts.
 */
export function Routines({ content: { heading, skins, worries }, worry }: Props) {
  if (!worries.some((known) => known === worry)) return null;
  return (
    <div className={stack(3)}>
      <h3 className={look('strong')}>{heading}</h3>
      <PillNav
        label={heading}
        links={skins.map(({ id, name }) => ({ to: paths.routine(routineSlug(id, worry)), label: name }))}
      />
    </div>
  );
}
