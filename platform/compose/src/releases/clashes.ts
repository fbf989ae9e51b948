import type { Remote } from '@tesela/core/contract';
import { shapeOf, whyNotPath } from '@tesela/core/reserved';

import { packageFolder } from './release.ts';
import { findPropMismatches, othersOf, type Named, type Remotes } from './slots.ts';

/** Reads the interface from a remote's code. Remotes of contract 3 do not declare props. */
export function interfaceOf({ routes, slots, uses: given }: Pick<Remote, 'routes' | 'slots' | 'uses'>) {
  const shown = routes.flatMap((route) => (route.kind === 'page' ? route.slots : []));
  const uses = [...new Set([...shown, ...Object.keys(given ?? {})])].toSorted();
  const passes = given && Object.fromEntries(uses.map((slot) => [slot, given[slot] ?? {}]));
  const takes = Object.entries(slots).flatMap(([slot, { props }]) => (props ? [[slot, props] as const] : []));
  return {
    routes: routes.map(({ path }) => path),
    slots: Object.keys(slots),
    uses,
    takes: Object.fromEntries(takes),
    ...(passes && { passes }),
  };
}

/** A shell has no paths that others could have, and lends nothing. */
export const interfaceOfShell = (uses: Remote['uses']) => interfaceOf({ routes: [], slots: {}, uses });

/**
 * Compares the paths, slots and props of one remote with those of all others.
 * @param all remotes and the shell by name; the remote itself is ignored
 * @returns every conflict, one sentence each
 */
export function findClashes(own: Named, all: Remotes): string[] {
  const shapes = own.routes.map(shapeOf);
  const me = packageFolder(own.name);
  return [
    ...own.routes.flatMap((route, at) => {
      const reason =
        whyNotPath(route) ?? (shapes.indexOf(shapeOf(route)) < at ? 'it has it already' : undefined);
      return reason === undefined ? [] : [`${me} cannot have the path ${route}: ${reason}.`];
    }),
    ...othersOf(own, all).flatMap(([name, other]) => [
      ...other.routes
        .filter((route) => shapes.includes(shapeOf(route)))
        .map(
          (route) =>
            `${me} cannot have the path ${route}: ${packageFolder(name)} has it. After a rename: docs/maintaining.md.`,
        ),
      ...other.slots
        .filter((slot) => own.slots.includes(slot))
        .map((slot) => `${me} cannot lend the slot "${slot}": ${packageFolder(name)} lends it.`),
      ...findPropMismatches(me, own, packageFolder(name), other),
      ...findPropMismatches(packageFolder(name), other, me, own),
    ]),
  ];
}

/**
 * Refuses paths that are not for pages, two owners of one thing, and props that a slot does not take: which of two a
 * visitor sees must not depend on the order of a list. A slot that nobody lends is no fault: it shows nothing.
 * @throws Error that names the remotes and what does not fit
 */
export function assertFitting(remotes: Remotes): void {
  for (const [name, own] of Object.entries(remotes)) {
    const [clash] = findClashes({ ...own, name }, remotes);
    if (clash !== undefined) throw new Error(clash);
  }
}
